import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { networkBlock } from '#server/kit/http/network-block.ts';
import type { CommandContext, RequestContext } from '#server/kit/request-context.ts';
import { type BillRow, billOf, countBills, lockBill } from './store/bills.ts';

/** A member keeps so many bills. */
const BILLS_MAX = 500;
const TOKEN_BYTES = 24;

/** Identifies a bill in a call: its id, and the token of a visitor's bill. */
export interface BillKey {
  readonly id: string;
  readonly token: string | null;
}

/** A new token of a visitor's bill. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Hashes a token for storage: nobody who reads the table can open a bill by the hash. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The buyer who calls; null for all others, whose bills are visitors'. */
export const buyerOf = ({ caller }: RequestContext<Db>): string | null =>
  caller.kind === 'member' && caller.identity === 'buyer' ? caller.accountId : null;

/** Returns whose file is read: that of the account that calls, else that of a visitor's network. */
export const readerOf = ({ caller, address }: RequestContext<Db>): string =>
  caller.kind === 'anonymous' ? `network ${networkBlock(address)}` : caller.accountId;

function isOpenTo(ctx: RequestContext<Db>, bill: BillRow, token: string | null): boolean {
  if (bill.account !== null) return bill.account === buyerOf(ctx);
  if (bill.tokenHash === null || token === null) return false;
  return timingSafeEqual(bill.tokenHash, hashOf(token)) && !isOver(bill, ctx.now);
}

const isOver = ({ expiresAt }: BillRow, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

function opened(ctx: RequestContext<Db>, bill: BillRow | null, token: string | null): BillRow {
  if (bill === null || !isOpenTo(ctx, bill, token)) throw new Failure('notFound');
  return bill;
}

/** A bill that the caller may open, or `notFound`. */
export const billFor = async (ctx: RequestContext<Db>, { id, token }: BillKey): Promise<BillRow> =>
  opened(ctx, await billOf(ctx.tx, id), token);

/** The same, held until the act ends. */
export const billHeld = async (ctx: CommandContext, { id, token }: BillKey): Promise<BillRow> =>
  opened(ctx, await lockBill(ctx.tx, id), token);

/** The same, at the version that the caller has seen. */
export async function billAt(
  ctx: CommandContext,
  key: BillKey & { readonly version: number },
): Promise<BillRow> {
  const bill = await billHeld(ctx, key);
  if (bill.version !== key.version) throw new Failure('order.hasChange');
  return bill;
}

/** Fails where a member keeps as many bills as it may. */
export async function assertRoom(db: Db, account: string): Promise<void> {
  if ((await countBills(db, account)) >= BILLS_MAX)
    throw new Failure('bom.full', { max: BILLS_MAX });
}
