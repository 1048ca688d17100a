import { z } from 'zod';
import { suspensionDecisions } from '#contract/orders/table.ts';
import { TestCode } from '#contract/orders/terms-schemas.ts';
import { permissions } from '#contract/permissions.ts';
import type { ApprovalKind, Facts } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { applyAsStaff } from './commands/apply-as-party.ts';
import { openRetest } from './commands/retest-order.ts';
import type { Order } from './core/order.ts';
import { proposedLots, retestTests } from './core/retest.ts';
import type { OrdersDeps } from './deps.ts';
import { SUSPENSION_APPROVAL } from './parcel-approvals.ts';
import { isPartyOfOrder } from './party-approvals.ts';
import { lockOrder } from './store/orders.ts';

type SuspensionDeps = Pick<OrdersDeps, 'reportStatesOf' | 'openRetest'>;

const Decision = z.object({
  decision: z.enum(suspensionDecisions),
  carrier: z.string(),
  trackingNo: z.string(),
  tests: z.string(),
  /** Numbers of the lots that are tested again; those of revoked reports in requests of before. */
  lots: z.string().default(''),
  /** Cents of USD. */
  price: z.string().default(''),
});

/** Returns the fields of an order that must stay the same until the approval. */
export const suspensionFacts = ({ no, state, version, suspension }: Order): Facts => ({
  no,
  state,
  version,
  reports: (suspension?.reports ?? []).map((report) => report.no).join(' '),
});

/** Fails with order.reportMissing where a lot of an order has no report in force. */
export async function requireReports(
  { tx }: Pick<CommandContext, 'tx'>,
  { reportStatesOf }: SuspensionDeps,
  { lots }: Order,
): Promise<void> {
  const ids = lots.map(({ id }) => id);
  const { inForce } = await reportStatesOf(tx, ids);
  if (ids.some((id) => !inForce.has(id))) throw new Failure('order.reportMissing');
}

/** Returns the tests that a decision names, separated by blanks. */
const testsOf = (text: string): TestCode[] =>
  text === '' ? [] : text.split(' ').map((code) => TestCode.parse(code));

/** Serves decisions on suspended orders: a second person of support approves. */
export const suspensionApproval = (deps: SuspensionDeps): ApprovalKind => ({
  kind: SUSPENSION_APPROVAL,
  roles: permissions.orderDisputes,
  isParty: isPartyOfOrder,
  snapshot: async (tx, { subject }) => {
    const order = await lockOrder(tx, subject);
    return order === null || order.suspension === null ? null : suspensionFacts(order);
  },
  carryOut: async (ctx, { subject: id, before, after, reason, requestedBy }) => {
    const request = Decision.parse(after);
    const { decision, carrier, trackingNo } = request;
    const version = Number(before['version']);
    const order = await lockOrder(ctx.tx, id);
    if (order === null) throw new Failure('notFound');
    if (decision === 'reinstate') await requireReports(ctx, deps, order);
    if (decision !== 'retest') {
      const payload = { reason, requestedBy, carrier, trackingNo };
      await applyAsStaff(ctx, 'support', { id, version, event: decision, payload });
      return;
    }
    const retest = {
      lots: await requestedLots(ctx, deps, { order, numbers: request.lots }),
      tests: retestTests(order, testsOf(request.tests)),
      price: BigInt(request.price || '0'),
    };
    const payload = { reason, requestedBy, retest };
    await applyAsStaff(ctx, 'support', { id, version, event: 'retest', payload });
    await openRetest(ctx, deps, { id, by: 'support', reason, retest });
  },
});

/**
 * Returns the lots that are tested again where none is named: those with pieces left and no report
 * in force, or, where a revision replaced all revoked reports, those of any retest.
 */
export async function lotsToRetest(
  { tx }: Pick<CommandContext, 'tx'>,
  { reportStatesOf }: Pick<SuspensionDeps, 'reportStatesOf'>,
  order: Order,
): Promise<Order['lots']> {
  const { inForce } = await reportStatesOf(
    tx,
    order.lots.map((lot) => lot.id),
  );
  const revoked = order.lots.filter((lot) => lot.onShelf > 0 && !inForce.has(lot.id));
  return revoked.length > 0 ? revoked : proposedLots(order);
}

/** Returns the lots that a request names. */
function requestedLots(
  ctx: CommandContext,
  deps: SuspensionDeps,
  { order, numbers }: { readonly order: Order; readonly numbers: string },
): Promise<Order['lots']> | Order['lots'] {
  if (numbers === '') return lotsToRetest(ctx, deps, order);
  const wanted = new Set(numbers.split(' '));
  return order.lots.filter((lot) => wanted.has(lot.no));
}
