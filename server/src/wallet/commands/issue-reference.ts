import type { Input, Output } from '#contract/call.ts';
import type { walletReference } from '#contract/wallet/calls.ts';
import { paymentReferenceOf, readPaymentReference } from '#contract/wallet/payment-reference.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import {
  findOpenNumber,
  insertNumber,
  markUsed,
  type PaymentFor,
} from '../store/payment-references.ts';

const prefixes = { recharge: 'RC', deposit: 'DP' } as const;

/** Returns the number that is open for a payment, and draws one where there is none. */
async function openNumber(tx: Tx, payment: PaymentFor, now: Date): Promise<string> {
  const open = await findOpenNumber(tx, payment);
  if (open !== null) return open;
  const no = await nextNumber(tx, prefixes[payment.purpose], now);
  if (await insertNumber(tx, payment, { no, now })) return no;
  const other = await findOpenNumber(tx, payment);
  if (other === null) throw new Failure('wallet.changed');
  return other;
}

/** Returns the reference that the reader's next transfer bears; the same one until it is announced. */
export async function issueReference(
  ctx: CommandContext,
  deps: WalletDeps,
  { purpose, orderId }: Input<typeof walletReference>,
): Promise<Output<typeof walletReference>> {
  const owner = requireMember(ctx).accountId;
  if (orderId !== undefined) await deps.payableOrder(ctx.tx, { orderId, ownerId: owner });
  const payment = { owner, purpose, orderId: orderId ?? null };
  const no = await openNumber(ctx.tx, payment, ctx.now);
  return { no, reference: paymentReferenceOf(no) };
}

/**
 * Uses the number of an announced payment up and returns it. Fails at `reference` with
 * `wallet.reference.typo` or `wallet.reference.unknown`; without a reference it is the open number.
 */
export async function claimNumber(
  tx: Tx,
  payment: PaymentFor,
  { reference, now }: { readonly reference: string | undefined; readonly now: Date },
): Promise<string> {
  const read = reference === undefined ? null : readPaymentReference(reference);
  if (read !== null && read.kind !== 'right') {
    throw new Failure('wallet.reference.typo', {}, 'reference');
  }
  const no = read?.no ?? (await openNumber(tx, payment, now));
  if (!(await markUsed(tx, payment, { no, now }))) {
    throw new Failure('wallet.reference.unknown', {}, 'reference');
  }
  return no;
}
