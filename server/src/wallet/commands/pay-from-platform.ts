import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import * as recipes from '../core/recipes.ts';
import {
  type CompensationRecord,
  findCompensationOfKey,
  insertCompensation,
  lockCompensationKey,
} from '../store/compensations.ts';
import { type OrderRef, openAccounts, post } from '../store/ledger.ts';

/** A payment to a member from the platform's goodwill or insurance account. */
export interface PlatformPayment {
  /** Names this payment for good, as the key of every movement does. */
  readonly key: string;
  readonly source: 'goodwill' | 'insurance';
  readonly order: OrderRef;
  readonly to: string;
  /** US cents, above zero. */
  readonly minor: bigint;
  readonly reason: string;
  readonly now: Date;
}

const recipeOf = {
  goodwill: recipes.goodwillRefund,
  insurance: recipes.lossCovered,
} as const;

/** Pays a member from an account of the platform. Fails with `wallet.keyReused`. */
export async function payFromPlatform(
  tx: Tx,
  { key, source, order, to, minor, reason, now }: PlatformPayment,
): Promise<CompensationRecord> {
  await lockCompensationKey(tx, key);
  const earlier = await findCompensationOfKey(tx, key);
  if (earlier !== null) {
    const isSame =
      earlier.payee === to && earlier.requestedAmount === minor && earlier.source === source;
    if (!isSame) throw new Failure('wallet.keyReused');
    return earlier;
  }
  await openAccounts(tx, [to]);
  const made = { id: newId(), no: await nextNumber(tx, 'CM', now) };
  const { transferId } = await post(tx, {
    key,
    cause: { kind: 'compensation', ...made },
    remark: reason,
    now,
    transfer: recipeOf[source]({ ownerId: to, minor }),
  });
  const record: CompensationRecord = {
    ...made,
    source,
    payer: null,
    payee: to,
    causeKind: order.kind,
    causeId: order.id,
    causeNo: order.no,
    orderKind: order.kind,
    orderId: order.id,
    orderNo: order.no,
    requestedAmount: minor,
    fromBalance: 0n,
    fromDeposit: 0n,
    depositFen: 0n,
    rateMicros: null,
    rateAt: null,
    fromPlatform: minor,
    reason,
    at: now,
    transfer: transferId,
  };
  await insertCompensation(tx, key, record);
  return record;
}
