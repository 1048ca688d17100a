import type { ItemKind } from '#contract/bank/line-schemas.ts';
import { formatDecimal } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import {
  type ChargeLimits,
  isOfEarlierPayment,
  isPaidByOther,
  needsSecondPerson,
} from '../core/match-rules.ts';
import type { BankDeps } from '../deps.ts';
import { type LineRecord, lockLines } from '../store/lines.ts';
import { findMatched } from '../store/matches.ts';
import {
  findSource,
  itemsToMatch,
  type OpenItem,
  readChargeLimits,
  withUnlistedReturns,
} from '../work.ts';

/** Which lines are which records. */
export interface MatchContent {
  readonly lines: readonly { readonly id: string; readonly version: number }[];
  readonly items: readonly { readonly kind: ItemKind; readonly id: string }[];
  readonly note: string;
}

/** A record of a match; a line may be about a payment of it before the one that is out now. */
type ValidatedItem = OpenItem & { readonly isEarlier: boolean };

/** A match whose lines are locked and whose sum is right. */
export interface ValidatedMatch {
  readonly content: MatchContent;
  readonly lines: readonly LineRecord[];
  readonly items: readonly ValidatedItem[];
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
): Promise<ValidatedItem[]> {
  const matched = await findMatched(
    ctx.tx,
    items.map(({ kind }) => kind),
  );
  const found: ValidatedItem[] = [];
  for (const { kind, id } of items) {
    const source = findSource(deps, { kind, currency });
    const stored = (await source?.find(ctx.tx, id)) ?? null;
    if (stored === null) throw new Failure('notFound');
    const [item = { ...stored, kind }] = await withUnlistedReturns(ctx.tx, [{ ...stored, kind }]);
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
export async function validateMatch(
  ctx: Where,
  deps: BankDeps,
  content: MatchContent,
): Promise<ValidatedMatch> {
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

/** Whether some of these records are money of a member of staff. */
export async function isOwnMoney(
  db: Db,
  deps: BankDeps,
  { owners, staffId }: { readonly owners: readonly string[]; readonly staffId: string },
): Promise<boolean> {
  for (const owner of new Set(owners)) {
    if (await deps.isSamePerson(db, { owner, staffId })) return true;
  }
  return false;
}

/** Weighs a match for the caller. Fails as `weighMatch` does, and with finance.ownMoney. */
export async function validateMatchForCaller(
  ctx: CommandContext,
  deps: BankDeps,
  content: MatchContent,
): Promise<ValidatedMatch> {
  const weighed = await validateMatch(ctx, deps, content);
  const owners = weighed.items.map(({ owner }) => owner);
  const staffId = requireStaff(ctx).accountId;
  if (await isOwnMoney(ctx.tx, deps, { owners, staffId })) throw new Failure('finance.ownMoney');
  return weighed;
}
