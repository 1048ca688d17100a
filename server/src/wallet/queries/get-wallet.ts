import type { Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { walletOne } from '#contract/wallet/calls.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import { type HeldPart, readSnapshot } from '../store/snapshot.ts';
import { dueDates } from '../store/withdrawals.ts';

const causeOf = <P extends HeldPart>({ kind, id, no }: P): Pick<P, 'kind' | 'id' | 'no'> => ({
  kind,
  id,
  no,
});

const sumOf = (parts: readonly HeldPart[]): bigint =>
  parts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** Returns until when finance is to have acted on each record that money is frozen for. */
async function dueOfParts(
  ctx: RequestContext,
  deps: WalletDeps,
  parts: readonly HeldPart[],
): Promise<ReadonlyMap<string, Date | null>> {
  const idsOf = (kind: string) => parts.filter((part) => part.kind === kind).map(({ id }) => id);
  const withdrawals = await dueDates(ctx.tx, idsOf('withdrawal'));
  const ids = idsOf('exchange');
  const exchanges = ids.length === 0 ? [] : await deps.exchangesDue(ctx.tx, ids, ctx.now);
  return new Map([...withdrawals.map(({ id, dueAt }) => [id, dueAt] as const), ...exchanges]);
}

/** Returns the reader's wallet, and what is frozen or held in escrow by its records. */
export async function getWallet(
  ctx: RequestContext,
  deps: WalletDeps,
): Promise<Output<typeof walletOne>> {
  const owner = requireMember(ctx).accountId;
  const snapshot = await readSnapshot(ctx.tx, owner);
  const due = await dueOfParts(ctx, deps, snapshot.frozenParts);
  const { available, frozen, depositFen, frozenParts, escrows, claimHolds } = snapshot;
  const orders = await deps.claimOrders(
    ctx.tx,
    claimHolds.map(({ id }) => id),
  );
  const setAside = await deps.claimsSetAside(ctx.tx, owner);
  const holdOf = <O>(order: O, { amount, since }: HeldPart) => ({
    order,
    amount: wire(BigInt(amount)),
    since,
  });
  return {
    asOf: ctx.now.toISOString(),
    balance: wire(available),
    frozen: wire(frozen),
    total: wire(available + frozen),
    frozenParts: frozenParts.map((part) => ({
      cause: causeOf(part),
      type: part.kind === 'exchange' ? ('exchange' as const) : ('cash' as const),
      amount: wire(BigInt(part.amount)),
      since: part.since,
      until: due.get(part.id)?.toISOString() ?? null,
    })),
    held: wire(sumOf(escrows)),
    holds: escrows.map((part) => holdOf(causeOf(part), part)),
    claimHeld: wire(sumOf(claimHolds)),
    claimHolds: claimHolds.flatMap((part) => {
      const order = orders.get(part.id);
      return order === undefined ? [] : [{ claim: causeOf(part), ...holdOf(order, part) }];
    }),
    setAside: wire(setAside.reduce((sum, { held }) => sum + held, 0n)),
    setAsideFor: setAside.map(({ id, no, kind, orderId, orderNo, held, since }) => ({
      claim: { kind: 'claim', id, no },
      order: { kind, id: orderId, no: orderNo },
      amount: wire(held),
      since: since.toISOString(),
    })),
    deposit: wire(depositFen, 'CNY'),
  };
}
