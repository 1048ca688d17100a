import type { ItemKind } from '#contract/bank/line-schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { firstSettings } from '#contract/settings/settings.ts';
import type { Db } from '#server/kit/database/database.ts';
import { settingOf } from '#server/settings/public.ts';
import type { BankItem, BankItemSource } from '#server/wallet/public.ts';
import { matchLines } from './core/match.ts';
import {
  type ChargeLimits,
  chargeLimitsOf,
  type ItemToMatch,
  isPayoutReturn,
  type Proposal,
} from './core/match-rules.ts';
import { ownerIdentity } from './core/owner-identity.ts';
import type { BankDeps } from './deps.ts';
import { type LineRecord, openLines } from './store/lines.ts';
import { countReturnMatches, findMatched, findPayingAccounts } from './store/matches.ts';
import { firstStatement } from './store/statements.ts';

/** A record that has no line yet, with its kind. */
export type OpenItem = BankItem & {
  readonly kind: ItemKind;
  /** Returns of its payments that are in the books and on no statement yet. */
  readonly unlistedReturns?: number;
};

/** A kind of records in one currency. */
interface SourceKey {
  readonly kind: ItemKind;
  readonly currency: Currency;
}

/** Returns the records of a kind in a currency; null where that kind has none in it. */
export const findSource = (
  deps: BankDeps,
  { kind, currency }: SourceKey,
): BankItemSource<ItemKind> | null =>
  deps.sources.find((one) => one.kind === kind && one.currency === currency) ?? null;

/** Returns the records of a kind in a currency. Throws where that kind has none in it. */
export function sourceOf(deps: BankDeps, key: SourceKey): BankItemSource<ItemKind> {
  const source = findSource(deps, key);
  if (source === null) throw new Error(`no records of the kind ${key.kind} in ${key.currency}`);
  return source;
}

/**
 * Counts the returns of payments that no line reports. A status report of the bank names a return
 * as well; where both are known of one record, what is left is counted for those without a report.
 */
export async function withUnlistedReturns(db: Db, items: readonly OpenItem[]): Promise<OpenItem[]> {
  const back = items.filter(({ returns = 0 }) => returns > 0);
  if (back.length === 0) return [...items];
  const listed = await countReturnMatches(
    db,
    back.map(({ id }) => id),
  );
  return items.map((item) => {
    const { id, returns = 0, reported = 0, byLine = 0 } = item;
    if (returns === 0) return item;
    const lines = listed.get(id) ?? 0;
    const left = Math.min(returns - lines, returns - reported - Math.min(lines, byLine));
    return { ...item, unlistedReturns: Math.max(0, left) };
  });
}

/** Returns the records of a currency that no line belongs to. */
export async function openItems(db: Db, deps: BankDeps, currency: Currency): Promise<OpenItem[]> {
  const sources = deps.sources.filter((one) => one.currency === currency);
  const since = (await firstStatement(db, currency))?.openedOn ?? null;
  const matched = await findMatched(
    db,
    sources.map(({ kind }) => kind),
  );
  const all: OpenItem[] = [];
  for (const { kind, list } of sources) {
    for (const item of await list(db, since)) {
      if (!matched.has(`${kind}/${item.id}`)) all.push({ ...item, kind });
    }
  }
  const counted = await withUnlistedReturns(db, all);
  // A payment that is not out is found by a return alone that no line reports.
  return counted.filter(
    ({ kind, isOut, unlistedReturns = 0 }) =>
      !isPayoutReturn({ kind }) || isOut === true || unlistedReturns > 0,
  );
}

/** Returns records as the matcher sees them, with the names and accounts of their owners. */
export async function itemsToMatch(
  db: Db,
  deps: BankDeps,
  items: readonly OpenItem[],
): Promise<ItemToMatch[]> {
  const owners = [...new Set(items.map(({ owner }) => owner))];
  const names = await deps.companyNames(db, owners);
  const accounts = await findPayingAccounts(db, owners);
  return items.map((item) => ({
    kind: item.kind,
    id: item.id,
    no: item.no,
    references: [],
    amount: item.amount,
    owner: item.owner,
    on: item.on,
    paidAs: item.paidAs,
    isOut: item.isOut,
    unlistedReturns: item.unlistedReturns,
    ...ownerIdentity({
      ...item,
      companyNames: names.get(item.owner) ?? [],
      accounts: accounts.get(item.owner) ?? [],
    }),
  }));
}

/** Returns what is taken for a charge of the bank now. */
export async function readChargeLimits(db: Db, currency: Currency): Promise<ChargeLimits> {
  const { value } = (await settingOf(db, 'bankCharges')) ?? { value: firstSettings.bankCharges };
  return chargeLimitsOf(value, currency);
}

/** Open lines of a currency with the records that have none, and the proposals for them. */
export interface Work {
  readonly limits: ChargeLimits;
  readonly items: readonly OpenItem[];
  readonly lines: ReadonlyMap<string, LineRecord>;
  readonly proposals: readonly Proposal[];
}

/** Returns the open lines of a currency, and what the matcher proposes for them within limits. */
export async function openMatching(db: Db, deps: BankDeps, currency: Currency) {
  const items = await openItems(db, deps, currency);
  const lines = await openLines(db, currency);
  const toMatch = await itemsToMatch(db, deps, items);
  return {
    items,
    lines,
    propose: (limits: ChargeLimits): Proposal[] => matchLines(lines, toMatch, limits),
  };
}

/** Returns what the matcher proposes for the open lines of a currency. Writes nothing. */
export async function proposeMatches(db: Db, deps: BankDeps, currency: Currency): Promise<Work> {
  const { items, lines, propose } = await openMatching(db, deps, currency);
  const limits = await readChargeLimits(db, currency);
  return {
    limits,
    items,
    lines: new Map(lines.map((line) => [line.id, line])),
    proposals: propose(limits),
  };
}
