import type { MatchReason } from '#contract/bank/line-schemas.ts';
import { findCombination } from './combination.ts';
import {
  type ChargeLimits,
  comparePayer,
  type ItemToMatch,
  isBankFee,
  isBankReturn,
  isOfEarlierPayment,
  isWithinShare,
  keyOf,
  type LineToMatch,
  mayPay,
  type Proposal,
  returnWords,
  sum,
} from './match-rules.ts';
import { isSameAccount } from './payer.ts';
import { citesOther, creditorReference, type FoundReference, ReferenceIndex } from './reference.ts';

/**
 * The matcher: which lines of bank statements are which records. Pure: lines and records of one
 * currency in, proposals out. It is certain only where reference or payer and amount leave one answer.
 */

interface Found {
  readonly line: LineToMatch;
  readonly items: readonly ItemToMatch[];
  readonly found: readonly FoundReference[];
}

/** The work of one run: what is taken, and what was proposed. */
class Matching {
  readonly proposals: Proposal[] = [];
  private readonly usedLines = new Set<string>();
  private readonly usedItems = new Set<string>();
  private readonly byOwner = new Map<string, ItemToMatch[]>();
  private readonly byAmount = new Map<bigint, ItemToMatch[]>();
  private readonly byReference = new Map<string, ItemToMatch[]>();
  private readonly index: ReferenceIndex;
  private readonly lines: readonly LineToMatch[];
  private readonly limits: ChargeLimits;

  constructor(lines: readonly LineToMatch[], items: readonly ItemToMatch[], limits: ChargeLimits) {
    this.lines = lines;
    this.limits = limits;
    const put = <K>(map: Map<K, ItemToMatch[]>, key: K, item: ItemToMatch) => {
      const list = map.get(key);
      if (list === undefined) map.set(key, [item]);
      else list.push(item);
    };
    for (const item of items) {
      put(this.byOwner, item.owner, item);
      put(this.byAmount, item.amount, item);
      for (const reference of this.referencesOf(item)) {
        put(this.byReference, reference.toUpperCase().replace(/[^0-9A-Z]/g, ''), item);
      }
    }
    this.index = new ReferenceIndex(this.byReference.keys());
  }

  private referencesOf = ({ no, references }: ItemToMatch): string[] => [
    no,
    creditorReference(no),
    ...references,
  ];

  run(): Proposal[] {
    for (const line of this.lines) if (isBankFee(line, this.limits)) this.proposeFee(line);
    const referenced = this.lines
      .filter((line) => !this.usedLines.has(line.id))
      .map((line) => this.findReferenced(line))
      .filter(({ items }) => items.length > 0);
    for (const one of referenced) this.proposeWhole(one, 0n);
    this.proposeParts(referenced);
    for (const one of referenced) this.proposeWhole(one, this.limits.most);
    for (const one of referenced) this.proposeRest(one);
    this.proposeUnnamed();
    for (const one of referenced) this.proposeDoubtful(one);
    return this.proposals;
  }

  /** The records that a line's text names and whose money moves the same way. */
  private findReferenced(line: LineToMatch): Found {
    const text = `${line.reference} ${line.name}`;
    const isReturn = line.amount > 0n && returnWords.test(text);
    const items = new Map<string, ItemToMatch>();
    const found = this.index.find(text);
    for (const { key } of found) {
      for (const item of this.byReference.get(key) ?? []) {
        if (item.amount > 0n !== line.amount > 0n) continue;
        if (isBankReturn(item) !== isReturn) continue;
        // A return in the books that no line reports may have its line late.
        if (!item.unlistedReturns && isOfEarlierPayment(line, item)) continue;
        items.set(keyOf(item), item);
      }
    }
    return { line, items: [...items.values()], found };
  }

  private free = (items: readonly ItemToMatch[]): ItemToMatch[] =>
    items.filter((item) => !this.usedItems.has(keyOf(item)));

  private add(proposal: Proposal): void {
    for (const { id } of proposal.lines) this.usedLines.add(id);
    for (const item of proposal.items) this.usedItems.add(keyOf(item));
    this.proposals.push(proposal);
  }

  private proposeFee(line: LineToMatch): void {
    const charge = -line.amount;
    const reasons = ['bankFee'] as const;
    this.add({ lines: [line], items: [], charge, reasons, certain: true, thirdParty: false });
  }

  /** Why a line's references are believed. */
  private reasonsOf({ found }: Pick<Found, 'found'>): MatchReason[] {
    const reasons: MatchReason[] = [
      found.some((one) => one.repaired) ? 'referenceRepaired' : 'reference',
    ];
    if (found.some((one) => one.shorthand)) reasons.push('shorthand');
    if (found.some((one) => one.checked)) reasons.push('checkDigits');
    return reasons;
  }

  /** Adds what the payer says about a proposal that fits by reference and amount. */
  private judged(proposal: Omit<Proposal, 'certain' | 'thirdParty'>, isCertain: boolean): Proposal {
    const isOut = proposal.items.every(({ amount }) => amount < 0n);
    const isReturn = proposal.items.some(isBankReturn);
    const payers = proposal.lines.flatMap((line) =>
      proposal.items.map((item) => comparePayer(line, item)),
    );
    const isOther = !isReturn && payers.includes('other');
    const isUnknown = !isReturn && !isOut && payers.includes('unknown');
    const account = proposal.lines.every((line) =>
      proposal.items.every(({ accounts }) =>
        accounts.some((one) => isSameAccount(one, line.counterAccount)),
      ),
    );
    const isEarlier = proposal.items.some((item) =>
      proposal.lines.some((line) => isOfEarlierPayment(line, item)),
    );
    const reasons: MatchReason[] = [...proposal.reasons];
    if (isEarlier) reasons.push('earlierPayment');
    if (isReturn) reasons.push('bankReturn');
    if (account) reasons.push('account');
    else if (!isReturn && payers.every((one) => one === 'same')) reasons.push('name');
    if (isOther) reasons.push('thirdParty');
    if (isUnknown) reasons.push('payerUnknown');
    return {
      ...proposal,
      reasons,
      certain: isCertain && !isOther && !isUnknown && !isEarlier,
      thirdParty: isOther,
    };
  }

  /** A line whose references add up to it, or to it and a charge of the bank: 1:1 and 1:N. */
  private proposeWhole(one: Found, chargeMost: bigint): void {
    const { line } = one;
    if (this.usedLines.has(line.id)) return;
    const items = this.free(one.items);
    if (items.length === 0 || items.length < one.items.length) return;
    const charge = sum(items) - line.amount;
    const most = items[0] !== undefined && isBankReturn(items[0]) ? 0n : chargeMost;
    if (charge < 0n || charge > most || !isWithinShare(charge, sum(items), this.limits)) return;
    const reasons = this.reasonsOf(one);
    reasons.push(items.length > 1 ? 'sumOfItems' : 'amount');
    if (charge > 0n) reasons.push('charge');
    const ambiguous = this.isAmbiguous(items, one);
    if (ambiguous) reasons.push('ambiguous');
    this.add(this.judged({ lines: [line], items, charge, reasons }, !ambiguous));
  }

  /** One reference that several records have, or a repaired one that is near to another record. */
  private isAmbiguous(items: readonly ItemToMatch[], { found }: Found): boolean {
    return (
      items.length > found.length &&
      new Set(items.map(({ kind, no }) => `${kind}/${no}`)).size < items.length
    );
  }

  /** Several lines that name one record and add up to it: N:1. */
  private proposeParts(referenced: readonly Found[]): void {
    const byItem = new Map<string, { item: ItemToMatch; of: Found[] }>();
    for (const one of referenced) {
      const [item] = one.items;
      if (this.usedLines.has(one.line.id) || item === undefined || one.items.length > 1) continue;
      if (isBankReturn(item) || this.usedItems.has(keyOf(item))) continue;
      const group = byItem.get(keyOf(item)) ?? { item, of: [] };
      group.of.push(one);
      byItem.set(keyOf(item), group);
    }
    for (const { item, of } of byItem.values()) {
      if (of.length < 2) continue;
      const picked = findCombination(
        of.map(({ line }) => line),
        item.amount,
      );
      if (picked === null || picked.chosen.length < 2) continue;
      const lines = picked.chosen;
      const found = of.filter(({ line }) => lines.includes(line)).flatMap((one) => one.found);
      const reasons: MatchReason[] = [...this.reasonsOf({ found }), 'partsOfItem'];
      this.add(this.judged({ lines, items: [item], charge: 0n, reasons }, picked.unique));
    }
  }

  /** A line that names some records of an owner and pays others of theirs too. */
  private proposeRest(one: Found): void {
    const { line } = one;
    if (this.usedLines.has(line.id)) return;
    const referenced = this.free(one.items);
    const owner = referenced[0]?.owner;
    if (owner === undefined || referenced.some((item) => item.owner !== owner)) return;
    if (referenced[0] !== undefined && isBankReturn(referenced[0])) return;
    const missing = line.amount - sum(referenced);
    if (missing === 0n || missing > 0n !== line.amount > 0n) return;
    const others = this.free(this.byOwner.get(owner) ?? []).filter(
      (item) =>
        !referenced.includes(item) && item.amount > 0n === line.amount > 0n && mayPay(line, item),
    );
    const picked = findCombination(others, missing);
    if (picked === null) return;
    const items = [...referenced, ...picked.chosen];
    const reasons: MatchReason[] = [...this.reasonsOf(one), 'sumOfItems'];
    if (!picked.unique) reasons.push('ambiguous');
    this.add(this.judged({ lines: [line], items, charge: 0n, reasons }, picked.unique));
  }

  /** Lines without a reference: by payer, amount and day, where one answer is left. */
  private proposeUnnamed(): void {
    const left = this.lines.filter((line) => !this.usedLines.has(line.id));
    const candidates = new Map<string, ItemToMatch[]>();
    const wanted = new Map<string, number>();
    for (const line of left) {
      const items = this.free(this.byAmount.get(line.amount) ?? []).filter(
        (item) => mayPay(line, item) && comparePayer(line, item) === 'same',
      );
      candidates.set(line.id, items);
      for (const item of items) wanted.set(keyOf(item), (wanted.get(keyOf(item)) ?? 0) + 1);
    }
    for (const line of left) {
      const items = this.free(candidates.get(line.id) ?? []);
      const [item] = items;
      if (item === undefined) {
        this.proposeSum(line);
        continue;
      }
      const isOther = citesOther(line.reference, this.referencesOf(item));
      const isOne =
        (candidates.get(line.id) ?? []).length === 1 && (wanted.get(keyOf(item)) ?? 0) === 1;
      const reasons: MatchReason[] = ['amount', 'date'];
      if (!isOne) reasons.push('ambiguous');
      if (isOther) reasons.push('otherReference');
      this.add(
        this.judged({ lines: [line], items: [item], charge: 0n, reasons }, isOne && !isOther),
      );
    }
  }

  /** One wire for several records of one owner, without a reference. */
  private proposeSum(line: LineToMatch): void {
    if (line.amount <= 0n || line.name === '') return;
    for (const owned of this.ownersOf(line)) {
      const items = this.free(owned).filter((item) => item.amount > 0n && mayPay(line, item));
      const picked = findCombination(items, line.amount);
      if (picked === null || picked.chosen.length < 2) continue;
      const references = picked.chosen.flatMap((item) => this.referencesOf(item));
      const isOther = citesOther(line.reference, references);
      const reasons: MatchReason[] = ['sumOfItems', 'date'];
      if (!picked.unique) reasons.push('ambiguous');
      if (isOther) reasons.push('otherReference');
      const proposal = { lines: [line], items: picked.chosen, charge: 0n, reasons };
      this.add(this.judged(proposal, picked.unique && !isOther));
      return;
    }
  }

  private owners: { names: readonly string[]; items: ItemToMatch[] }[] | null = null;

  /** The records of those owners whose name is the line's. */
  private *ownersOf(line: LineToMatch): Iterable<ItemToMatch[]> {
    this.owners ??= [...this.byOwner.values()].map((items) => ({
      names: items[0]?.names ?? [],
      items,
    }));
    for (const { items } of this.owners) {
      const [first] = items;
      if (first !== undefined && items.length > 1 && comparePayer(line, first) === 'same')
        yield items;
    }
  }

  /** Proposes the rest of the lines that name a record, for a person to judge. */
  private proposeDoubtful(one: Found): void {
    const { line } = one;
    if (this.usedLines.has(line.id)) return;
    const items = this.free(one.items);
    if (items.length === 0) return;
    const reasons: MatchReason[] = [...this.reasonsOf(one), 'amountDiffers'];
    const charge = sum(items) - line.amount;
    this.add(this.judged({ lines: [line], items, charge, reasons }, false));
  }
}

/**
 * Returns proposals for lines and records of one currency. No line and no record is in two of them.
 * Every certain proposal adds up: its lines are its records less its charge.
 */
export function matchLines(
  lines: readonly LineToMatch[],
  items: readonly ItemToMatch[],
  limits: ChargeLimits,
): Proposal[] {
  const ordered = [...lines].sort((a, b) =>
    a.bookedOn === b.bookedOn ? 0 : a.bookedOn < b.bookedOn ? -1 : 1,
  );
  return new Matching(ordered, items, limits).run();
}
