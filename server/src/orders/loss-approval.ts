import { LossOutcome } from '#contract/orders/staff-schemas.ts';
import { permissions } from '#contract/permissions.ts';
import type { ApprovalKind, Facts } from '#server/approvals/public.ts';
import { applyAsStaff } from './commands/apply-as-party.ts';
import { lossEventOf } from './core/machine.ts';
import type { Order } from './core/order.ts';
import { isPartyOfOrder } from './party-approvals.ts';
import { lockOrder } from './store/orders.ts';

/** The kind of request for the second person who declares a parcel lost. */
export const LOSS_APPROVAL = 'order.loss';

/** Returns the fields of an order that must stay the same until the approval. */
export const lossFacts = ({ no, state, version, trace }: Order): Facts => ({
  no,
  state,
  version,
  trace: trace?.caseNo ?? '',
});

/** Serves requests to declare a parcel lost: a second person of warehouse or support decides. */
export const lossApproval: ApprovalKind = {
  kind: LOSS_APPROVAL,
  roles: permissions.orderDelivery,
  isParty: isPartyOfOrder,
  snapshot: async (tx, { subject }) => {
    const order = await lockOrder(tx, subject);
    return order === null || order.trace === null ? null : lossFacts(order);
  },
  carryOut: async (ctx, { subject, before, after, reason, requestedBy }) => {
    const event = lossEventOf(LossOutcome.parse(after['outcome']));
    await applyAsStaff(ctx, 'warehouse', {
      id: subject,
      version: Number(before['version']),
      event,
      payload: { reason, requestedBy, caseNo: String(after['caseNo'] ?? '') },
    });
  },
};
