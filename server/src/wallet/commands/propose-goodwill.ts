import type { Input } from '#contract/call.ts';
import { parseMoney, wire } from '#contract/money.ts';
import type { opsGoodwillPropose } from '#contract/wallet/compensation-calls.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { settingOf } from '#server/settings/public.ts';
import type { OrderSides, WalletDeps } from '../deps.ts';
import { sumGoodwill } from '../store/compensations.ts';
import { payFromPlatform } from './pay-from-platform.ts';

/** The kind of request for the second person of a goodwill refund. */
export const GOODWILL_APPROVAL = 'wallet.goodwill';

/** Returns the order's sides, which must stay the same until the approval, and what was paid. */
async function factsOf(db: Db, { no, buyer, seller }: OrderSides, id: string): Promise<Facts> {
  const paid = wire(await sumGoodwill(db, id)).amount;
  return { no, buyer: buyer ?? '', seller: seller ?? '', paid };
}

interface Refund {
  readonly orderId: string;
  readonly to: 'buyer' | 'seller';
  readonly minor: bigint;
}

/** Returns whether a member of staff is the buyer or the seller of an order. */
async function isParty(
  db: Db,
  deps: WalletDeps,
  { sides, staffId }: { readonly sides: OrderSides; readonly staffId: string },
): Promise<boolean> {
  for (const owner of [sides.buyer, sides.seller]) {
    if (owner !== null && (await deps.isSamePerson(db, { owner, staffId }))) return true;
  }
  return false;
}

/**
 * Returns whom a goodwill refund is paid to. Fails with `wallet.goodwill.over` above the limit of an
 * order, with `order.own` where the caller is a party of it (0141).
 */
async function authorizeRefund(
  ctx: CommandContext,
  deps: WalletDeps,
  { orderId, to, minor, sides }: Refund & { readonly sides: OrderSides },
): Promise<string> {
  const payee = sides[to];
  if (payee === null) throw new Failure('notFound');
  const { accountId: staffId } = requireStaff(ctx);
  if (await isParty(ctx.tx, deps, { sides, staffId })) throw new Failure('order.own');
  const set = await settingOf(ctx.tx, 'goodwill');
  if (set === null) throw new Error('the limit of goodwill has a first value');
  const most = parseMoney(set.value.perOrder, 'USD').minor;
  const left = most - (await sumGoodwill(ctx.tx, orderId));
  if (minor > left) {
    const facts = { limit: wire(most).amount, left: wire(left < 0n ? 0n : left).amount };
    throw new Failure('wallet.goodwill.over', facts, 'amount');
  }
  return payee;
}

/** Asks a second person of finance for a goodwill refund to a side of an order. */
export async function proposeGoodwill(
  ctx: CommandContext,
  deps: WalletDeps,
  { orderId, to, amount, reason }: Input<typeof opsGoodwillPropose>,
): Promise<Record<string, never>> {
  const sides = await deps.orderSides(ctx.tx, orderId);
  if (sides === null) throw new Failure('notFound');
  const { minor } = parseMoney(amount, 'USD');
  await authorizeRefund(ctx, deps, { orderId, to, minor, sides });
  await requestApproval(ctx, {
    kind: GOODWILL_APPROVAL,
    subject: { id: orderId, name: sides.no },
    before: await factsOf(ctx.tx, sides, orderId),
    after: { to, amount: wire(minor).amount },
    reason,
  });
  return {};
}

const refundOf = ({ subject, after }: ApprovalRecord): Refund => ({
  orderId: subject,
  to: after['to'] === 'seller' ? 'seller' : 'buyer',
  minor: parseMoney(String(after['amount']), 'USD').minor,
});

/** Serves requests for the second person of a goodwill refund. */
export const goodwillApproval = (deps: WalletDeps): ApprovalKind => ({
  kind: GOODWILL_APPROVAL,
  roles: ['finance'],
  isParty: async (db, { subject }, staffId) => {
    const sides = await deps.orderSides(db, subject);
    return sides !== null && isParty(db, deps, { sides, staffId });
  },
  snapshot: async (tx, { subject }) => {
    const sides = await deps.lockOrderSides(tx, subject);
    return sides === null ? null : factsOf(tx, sides, subject);
  },
  carryOut: async (ctx, approval) => {
    const refund = refundOf(approval);
    const sides = await deps.orderSides(ctx.tx, refund.orderId);
    if (sides === null) throw new Failure('approval.changed');
    const to = await authorizeRefund(ctx, deps, { ...refund, sides });
    const { minor } = refund;
    const { kind, no } = sides;
    const made = await payFromPlatform(ctx.tx, {
      key: `goodwill:${approval.id}`,
      source: 'goodwill',
      order: { kind, id: refund.orderId, no },
      ...{ to, minor, reason: approval.reason, now: ctx.now },
    });
    const identity = (await deps.owners(ctx.tx, [to])).get(to)?.identity ?? 'buyer';
    await deps.notify(ctx.tx, {
      to,
      kind: 'wallet.goodwill',
      params: { no: made.no, order: no, amount: `${wire(minor).amount} USD` },
      link: `/${identity}-log-detail/compensate/${made.id}`,
      mail: true,
      now: ctx.now,
    });
  },
});
