import { z } from 'zod';
import type { opsBankMatch } from '#contract/bank/calls.ts';
import { ItemKind, MatchReason } from '#contract/bank/line-schemas.ts';
import type { Input, Output } from '#contract/call.ts';
import { formatDecimal, wire } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import {
  type ChargeLimits,
  isBankReturn,
  isOfEarlierPayment,
  isPaidByOther,
  needsSecondPerson,
} from '../core/match-rules.ts';
import type { BankDeps } from '../deps.ts';
import { applyLineEvent, labelOf } from '../process.ts';
import { countReferences, type LineRecord, lockLines } from '../store/lines.ts';
import { endPair, findMatched, insertMatch } from '../store/matches.ts';
import {
  countUnlisted,
  findSource,
  itemsToMatch,
  type OpenItem,
  readChargeLimits,
  sourceOf,
} from '../work.ts';

/** The kind of request for the second person of a match. */
export const MATCH_APPROVAL = 'bank.match';

/** Which lines are which records. */
export interface MatchContent {
  readonly lines: readonly { readonly id: string; readonly version: number }[];
  readonly items: readonly { readonly kind: ItemKind; readonly id: string }[];
  readonly note: string;
}

/** A record of a match; a line may be about a payment of it before the one that is out now. */
type WeighedItem = OpenItem & { readonly isEarlier: boolean };

/** A match whose lines are locked and whose sum is right. */
export interface Weighed {
  readonly content: MatchContent;
  readonly lines: readonly LineRecord[];
  readonly items: readonly WeighedItem[];
  /** Minor units that the bank kept; below zero what it gave. */
  readonly charge: bigint;
  readonly thirdParty: boolean;
  readonly needsSecond: boolean;
}

type Where = Pick<CommandContext, 'tx'>;

const sum = (list: readonly { readonly amount: bigint }[]): bigint =>
  list.reduce((all, { amount }) => all + amount, 0n);

async function lockOpen(ctx: Where, content: MatchContent): Promise<LineRecord[]> {
  const versions = new Map(content.lines.map(({ id, version }) => [id, version]));
  if (versions.size !== content.lines.length) throw new Failure('bank.changed');
  const lines = await lockLines(ctx.tx, [...versions.keys()]);
  if (lines.length !== versions.size) throw new Failure('notFound');
  const isChanged = lines.some(
    (line) => line.state !== 'open' || line.version !== versions.get(line.id),
  );
  if (isChanged) throw new Failure('bank.changed');
  return lines;
}

interface Finding extends Pick<MatchContent, 'items'> {
  readonly lines: readonly LineRecord[];
  readonly currency: Currency;
}

async function findItems(
  ctx: Where,
  deps: BankDeps,
  { items, lines, currency }: Finding,
): Promise<WeighedItem[]> {
  const matched = await findMatched(
    ctx.tx,
    items.map(({ kind }) => kind),
  );
  const found: WeighedItem[] = [];
  for (const { kind, id } of items) {
    const source = findSource(deps, { kind, currency });
    const stored = (await source?.find(ctx.tx, id)) ?? null;
    if (stored === null) throw new Failure('notFound');
    const [item = { ...stored, kind }] = await countUnlisted(ctx.tx, [{ ...stored, kind }]);
    const isTwice = found.some((one) => one.kind === kind && one.id === id);
    const isEarlier = lines.some((line) => isOfEarlierPayment(line, item));
    if (isTwice || (!isEarlier && matched.has(`${kind}/${id}`)))
      throw new Failure('bank.itemTaken', { no: item.no });
    found.push({ ...item, isEarlier });
  }
  return found;
}

/** Rejects a match that does not add up; returns what the bank kept. */
function chargeOf(
  lines: readonly LineRecord[],
  items: readonly OpenItem[],
  { most }: ChargeLimits,
): bigint {
  const charge = sum(items) - sum(lines);
  const isOnlyCharge = items.length === 0 && lines.length === 1;
  const isCharged = items.length > 0 && charge >= 0n && charge <= most;
  if (isOnlyCharge || isCharged) return charge;
  const text = formatDecimal(-charge, 2);
  throw new Failure('bank.sum', { difference: text, most: formatDecimal(most, 2) });
}

/** Locks the lines of a match and checks its sum. Fails with bank.changed, bank.itemTaken, bank.sum. */
export async function weighMatch(
  ctx: Where,
  deps: BankDeps,
  content: MatchContent,
): Promise<Weighed> {
  const lines = await lockOpen(ctx, content);
  const currency = lines[0]?.currency;
  if (currency === undefined || lines.some((line) => line.currency !== currency)) {
    throw new Failure('notFound');
  }
  const items = await findItems(ctx, deps, { items: content.items, lines, currency });
  const limits = await readChargeLimits(ctx.tx, currency);
  const charge = chargeOf(lines, items, limits);
  const toMatch = await itemsToMatch(ctx.tx, deps, items);
  const thirdParty = isPaidByOther(lines, toMatch);
  const needsSecond = needsSecondPerson({ lines, items: toMatch, charge }, limits);
  return { content, lines, items, charge, thirdParty, needsSecond };
}

/** The bank's references by which records of a match are confirmed, each its own. */
async function referencesOf(ctx: CommandContext, { lines, items }: Weighed): Promise<string[]> {
  const [line] = lines;
  if (line === undefined) return [];
  const counted = await countReferences(ctx.tx, [line.bankReference]);
  const isOwn = line.bankReference !== '' && counted.get(line.bankReference) === 1;
  // A bank may lose its reference, or give two lines the same: then the line names itself.
  const base = isOwn
    ? line.bankReference.slice(0, 50)
    : `ST${line.fingerprint.slice(0, 14)}${line.occurrence}`;
  return items.map((_, index) => (items.length === 1 ? base : `${base}/${index + 1}`));
}

/** How a match came about. */
interface Origin {
  readonly method: 'rule' | 'person';
  readonly reasons: readonly MatchReason[];
  readonly maker: { readonly id: string; readonly name: string };
  readonly checker: { readonly id: string; readonly name: string } | null;
}

/** Kinds whose records go on by a line although they are booked. */
const isLedByLine = (kind: ItemKind): boolean => isBankReturn({ kind }) || kind === 'paymentReturn';

/** Writes a match, and confirms its records as their own commands do. */
export async function bookMatch(
  ctx: CommandContext,
  deps: BankDeps,
  weighed: Weighed,
  { method, reasons, maker, checker }: Origin,
): Promise<void> {
  const { lines, items, charge, content } = weighed;
  const [first] = lines;
  if (first === undefined) throw new Failure('bank.changed');
  const { accountId, name } = requireStaff(ctx);
  const references = await referencesOf(ctx, weighed);
  const id = newId();
  await insertMatch(
    ctx.tx,
    {
      id,
      currency: first.currency,
      method,
      reasons,
      charge,
      note: content.note,
      madeAt: ctx.now,
      madeBy: maker.id,
      madeName: maker.name,
      approvedBy: checker?.id ?? null,
      approvedName: checker?.name ?? '',
    },
    items.map((item) => ({ ...item, item: item.id, live: !item.isEarlier })),
  );
  const actor = { as: checker === null ? 'finance' : 'checker', accountId, name } as const;
  const { note } = content;
  for (const line of lines) {
    const step = { id: line.id, version: line.version, actor } as const;
    await (line === first && charge !== 0n
      ? applyLineEvent(ctx, { ...step, event: 'charge', payload: { match: id, charge, note } })
      : applyLineEvent(ctx, { ...step, event: 'match', payload: { match: id, note } }));
  }
  for (const [index, { kind, id: item, booked, isEarlier }] of items.entries()) {
    // That payment came back already: its lines change nothing on the record, which was paid anew.
    if (isEarlier || (booked && !isLedByLine(kind))) continue;
    await sourceOf(deps, { kind, currency: first.currency }).confirm(ctx, {
      id: item,
      bankReference: references[index] ?? '',
      bookedOn: first.bookedOn,
      text: first.reference.slice(0, 400) || first.name,
    });
    // Paid and brought back: the next line of the same record is another payment.
    if (isBankReturn({ kind })) await endPair(ctx.tx, item);
  }
}

/** Returns what must stay the same until the approval: the lines, and what the records come to. */
const factsOf = ({ lines, items, charge }: Weighed): Facts => ({
  lines: lines.map(({ id, version, amount, currency }) => ({
    id,
    version,
    amount: wire(amount, currency).amount,
  })),
  items: items.map(({ kind, id, no, amount }) => ({ kind, id, no, amount: wire(amount).amount })),
  charge: wire(charge).amount,
});

/** Asks a second person for the approval of a match. Fails with approval.open. */
export async function requestMatch(
  ctx: CommandContext,
  weighed: Weighed,
  reasons: readonly MatchReason[],
): Promise<void> {
  const { lines, content, thirdParty } = weighed;
  const [first] = lines;
  if (first === undefined) throw new Failure('bank.changed');
  await requestApproval(ctx, {
    kind: MATCH_APPROVAL,
    subject: { id: first.id, name: labelOf(first) },
    before: factsOf(weighed),
    after: {
      lines: content.lines.map(({ id, version }) => ({ id, version })),
      items: content.items.map(({ kind, id }) => ({ kind, id })),
      reasons: [
        ...reasons,
        ...(thirdParty && !reasons.includes('thirdParty') ? ['thirdParty'] : []),
      ],
    },
    reason: content.note,
  });
}

/** Matches lines with records, or asks a second person for it where one is needed. */
export async function matchLines(
  ctx: CommandContext,
  deps: BankDeps,
  input: Input<typeof opsBankMatch>,
): Promise<Output<typeof opsBankMatch>> {
  const weighed = await weighMatch(ctx, deps, input);
  if (weighed.needsSecond) {
    if (weighed.thirdParty && input.note === '') throw new Failure('bank.thirdParty', {}, 'note');
    await requestMatch(ctx, weighed, []);
    return { outcome: 'requested' };
  }
  const { accountId: id, name } = requireStaff(ctx);
  const origin = { method: 'person', reasons: [], maker: { id, name }, checker: null } as const;
  await bookMatch(ctx, deps, weighed, origin);
  return { outcome: 'matched' };
}

const Requested = z.object({
  lines: z.array(z.object({ id: z.string(), version: z.number() })),
  items: z.array(z.object({ kind: ItemKind, id: z.string() })),
  reasons: z.array(MatchReason),
});
const contentOf = ({ after, reason }: ApprovalRecord) => ({
  ...Requested.parse(after),
  note: reason,
});

/** Serves requests for the second person of a match. */
export const matchApproval = (deps: BankDeps): ApprovalKind => ({
  kind: MATCH_APPROVAL,
  roles: ['finance'],
  snapshot: async (tx, approval) => {
    try {
      return factsOf(await weighMatch({ tx }, deps, contentOf(approval)));
    } catch (error) {
      // Lines or records that moved on are no longer what was asked about.
      if (error instanceof Failure) return null;
      throw error;
    }
  },
  carryOut: async (ctx, approval) => {
    const content = contentOf(approval);
    const weighed = await weighMatch(ctx, deps, content);
    const { accountId, name } = requireStaff(ctx);
    await bookMatch(ctx, deps, weighed, {
      method: 'person',
      reasons: content.reasons,
      maker: { id: approval.requestedBy, name: approval.requestedName },
      checker: { id: accountId, name },
    });
  },
});
