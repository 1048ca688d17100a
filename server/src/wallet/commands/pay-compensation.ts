import { rateMicrosOf } from '#contract/exchange/amounts.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { settingOf } from '#server/settings/public.ts';
import { splitCompensation } from '../core/compensation.ts';
import * as recipes from '../core/recipes.ts';
import {
  type CompensationRecord,
  findCompensationOfKey,
  insertCompensation,
  lockCompensationKey,
  lockMeans,
} from '../store/compensations.ts';
import { type OrderRef, openAccounts, post, type Ref } from '../store/ledger.ts';

/** A compensation that a seller owes a buyer. */
export interface CompensationDue {
  /**
   * Names this compensation for good, such as `claim:ID:compensate`: asked for again it moves
   * nothing and answers the first one, with other content it fails with `wallet.keyReused`.
   */
  readonly key: string;
  /** The record that decides it: a claim. */
  readonly cause: Ref;
  /** The order that it is about. */
  readonly order: OrderRef;
  readonly sellerId: string;
  readonly buyerId: string;
  /** US cents, above zero. */
  readonly minor: bigint;
  /** Both sides read it. */
  readonly reason: string;
  readonly now: Date;
}

/** The result of a compensation; US cents but for the deposit's fen. */
export interface CompensationPaid {
  /** The record that `/wallet/compensate/one` reads. */
  readonly id: string;
  readonly no: string;
  /** null where nothing could be taken. */
  readonly transferId: string | null;
  readonly replayed: boolean;
  readonly fromBalance: bigint;
  readonly fromDeposit: bigint;
  readonly depositFen: bigint;
  /** The rest that the seller still owes: it was not paid, and is collected under another key. */
  readonly shortfall: bigint;
}

const paidOf = (made: CompensationRecord, replayed: boolean): CompensationPaid => ({
  id: made.id,
  no: made.no,
  transferId: made.transfer,
  replayed,
  fromBalance: made.fromBalance,
  fromDeposit: made.fromDeposit,
  depositFen: made.depositFen,
  shortfall: made.requestedAmount - made.fromBalance - made.fromDeposit,
});

/** Returns the compensation that this key made before; null where it is new. */
async function findEarlier(tx: Tx, due: CompensationDue): Promise<CompensationRecord | null> {
  await lockCompensationKey(tx, due.key);
  const made = await findCompensationOfKey(tx, due.key);
  if (made === null) return null;
  const isSame =
    made.payer === due.sellerId &&
    made.payee === due.buyerId &&
    made.requestedAmount === due.minor &&
    made.causeId === due.cause.id;
  if (!isSame) throw new Failure('wallet.keyReused');
  return made;
}

/** Returns the newest rate of CNY for one USD; null while finance has set none. */
async function rateOf(tx: Tx): Promise<{ micros: bigint; quotedAt: Date } | null> {
  const rate = await settingOf(tx, 'usdCny');
  if (rate === null) return null;
  return { micros: rateMicrosOf(rate.value.rate), quotedAt: new Date(rate.value.observedAt) };
}

/**
 * Pays a buyer what a seller owes: from the seller's available balance, then from the deposit at the
 * newest rate (domain section 6). It takes what there is and answers what is missing; it never
 * touches frozen money. Fails with `wallet.keyReused`.
 */
export async function payCompensation(tx: Tx, due: CompensationDue): Promise<CompensationPaid> {
  const { key, cause, order, sellerId, buyerId, minor, reason, now } = due;
  if (minor <= 0n) throw new RangeError('a compensation is above zero');
  if (sellerId === buyerId) throw new RangeError('a compensation has two sides');
  const earlier = await findEarlier(tx, due);
  if (earlier !== null) return paidOf(earlier, true);
  await openAccounts(tx, [sellerId, buyerId]);
  const rate = await rateOf(tx);
  const parts = splitCompensation(minor, await lockMeans(tx, due), rate?.micros ?? null);
  const { fromBalance, fromDeposit, depositFen } = parts;
  const made = { id: newId(), no: await nextNumber(tx, 'CM', now) };
  const isPaid = fromBalance + fromDeposit > 0n;
  const moved = isPaid
    ? await post(tx, {
        key,
        cause: { kind: 'compensation', ...made },
        remark: reason,
        now,
        transfer: recipes.compensation({
          sellerId,
          buyerId,
          availableMinor: fromBalance,
          deposit: { fen: depositFen, minor: fromDeposit },
        }),
      })
    : null;
  const record: CompensationRecord = {
    ...made,
    source: 'seller',
    payer: sellerId,
    payee: buyerId,
    causeKind: cause.kind,
    causeId: cause.id,
    causeNo: cause.no,
    orderKind: order.kind,
    orderId: order.id,
    orderNo: order.no,
    requestedAmount: minor,
    fromBalance,
    fromDeposit,
    depositFen,
    rateMicros: fromDeposit > 0n ? (rate?.micros ?? null) : null,
    rateAt: fromDeposit > 0n ? (rate?.quotedAt ?? null) : null,
    fromPlatform: 0n,
    reason,
    at: now,
    transfer: moved?.transferId ?? null,
  };
  await insertCompensation(tx, key, record);
  return paidOf(record, false);
}
