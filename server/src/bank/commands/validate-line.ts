import type { Currency } from '#contract/money-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { BankDeps } from '../deps.ts';
import type { LineRecord } from '../store/lines.ts';
import { findMatched } from '../store/matches.ts';
import { findBookedBefore } from '../store/payment-returns.ts';
import { findSource, type OpenItem, proposeMatches } from '../work.ts';

/** Returns the record that was credited by the bank's reference of a line, or is to be; null for none. */
async function findCredited(tx: Tx, deps: BankDeps, line: LineRecord): Promise<string | null> {
  for (const { kind, currency, findByReference } of deps.sources) {
    if (currency !== line.currency || findByReference === undefined) continue;
    const found = await findByReference(tx, line.bankReference);
    // Some banks give several lines one reference: a record that has its line is paid by that.
    const matched = found.length === 0 ? new Set<string>() : await findMatched(tx, [kind]);
    const credited = found.find(({ id }) => !matched.has(`${kind}/${id}`));
    if (credited !== undefined) return credited.no;
  }
  return null;
}

/** Returns the record that a line's money was booked for already, whoever booked it; null for none. */
async function findUse(tx: Tx, deps: BankDeps, line: LineRecord): Promise<string | null> {
  for (const { kind, item, no } of await findBookedBefore(tx, line.id)) {
    const key = {
      kind: kind === 'deposit' ? 'deposit' : 'recharge',
      currency: line.currency,
    } as const;
    if ((await findSource(deps, key)?.find(tx, item))?.booked) return no;
  }
  const credited = await findCredited(tx, deps, line);
  if (credited !== null) return credited;
  const { proposals, items } = await proposeMatches(tx, deps, line.currency);
  const own = proposals.find((one) => one.lines.some(({ id }) => id === line.id));
  const booked = own?.items.find(({ kind, id }) =>
    items.some((one) => one.kind === kind && one.id === id && one.booked && one.amount > 0n),
  );
  return booked?.no ?? null;
}

/** The record that a payment was meant for, as finance names it. */
export interface MeantItem {
  readonly kind: 'recharge' | 'deposit';
  readonly id: string;
}

/** Returns the record that a payment was meant for. Fails with notFound, itemTaken, returnUsed, or approval.open. */
export async function findIntendedItem(
  tx: Tx,
  deps: BankDeps,
  filter: {
    readonly item: MeantItem | null;
    readonly staffId: string;
    readonly currency: Currency;
  },
): Promise<OpenItem | null> {
  const { item, staffId, currency } = filter;
  if (item === null) return null;
  const source = findSource(deps, { kind: item.kind, currency });
  const found = (await source?.find(tx, item.id)) ?? null;
  if (found === null) throw new Failure('notFound');
  if ((await findMatched(tx, [item.kind])).has(`${item.kind}/${item.id}`)) {
    throw new Failure('bank.itemTaken', { no: found.no });
  }
  if (found.booked) throw new Failure('bank.returnUsed', { no: found.no });
  if (await source?.isRequested?.(tx, item.id)) throw new Failure('approval.open');
  const pair = { owner: found.owner, staffId };
  if (await deps.isSamePerson(tx, pair)) throw new Failure('finance.ownMoney');
  return { ...found, kind: item.kind };
}

/** Rejects a line that cannot go back: no payment to us, without an account, or booked. */
export async function validateLine(tx: Tx, deps: BankDeps, line: LineRecord): Promise<void> {
  if (line.state !== 'open') throw new Failure('bank.changed');
  if (line.amount <= 0n || line.counterAccount.trim() === '') {
    throw new Failure('bank.noOrigin');
  }
  const no = await findUse(tx, deps, line);
  if (no !== null) throw new Failure('bank.returnUsed', { no });
}
