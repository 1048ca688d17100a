import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { At, AtAct } from '#server/kit/at.ts';
import type { Db } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { type BillRow, billOf, countBills, lockBill } from './store.ts';

/** A member keeps so many bills. */
const BILLS_MAX = 500;
const TOKEN_BYTES = 24;

/** What names a bill in a call. */
export interface BillKey {
  readonly id: string;
  readonly token: string | null;
}

/** A new token of a visitor's bill. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token: nobody who reads the table can open a bill by it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The buyer who calls; null for all others, whose bills are visitors'. */
export const buyerOf = ({ who }: At<Db>): string | null =>
  who.kind === 'member' && who.identity === 'buyer' ? who.accountId : null;

function isOpenTo(at: At<Db>, bill: BillRow, token: string | null): boolean {
  if (bill.account !== null) return bill.account === buyerOf(at);
  if (bill.token_hash === null || token === null) return false;
  return timingSafeEqual(bill.token_hash, hashOf(token)) && !isOver(bill, at.now);
}

const isOver = ({ kept_until: until }: BillRow, now: Date): boolean =>
  until !== null && until <= now;

function opened(at: At<Db>, bill: BillRow | null, token: string | null): BillRow {
  if (bill === null || !isOpenTo(at, bill, token)) throw new Fail('notFound');
  return bill;
}

/** A bill that the caller may open, or `notFound`. */
export const billFor = async (at: At<Db>, { id, token }: BillKey): Promise<BillRow> =>
  opened(at, await billOf(at.tx, id), token);

/** The same, held until the act ends. */
export const billHeld = async (at: AtAct, { id, token }: BillKey): Promise<BillRow> =>
  opened(at, await lockBill(at.tx, id), token);

/** The same, at the version that the caller has seen. */
export async function billAt(
  at: AtAct,
  key: BillKey & { readonly version: number },
): Promise<BillRow> {
  const bill = await billHeld(at, key);
  if (bill.version !== key.version) throw new Fail('order.hasChange');
  return bill;
}

/** Fails where a member keeps as many bills as it may. */
export async function assertRoom(db: Db, account: string): Promise<void> {
  if ((await countBills(db, account)) >= BILLS_MAX) throw new Fail('bom.full', { max: BILLS_MAX });
}
