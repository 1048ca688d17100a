import type { Call } from '#contract/call.ts';
import * as calls from '#contract/claims/calls.ts';
import type { ClaimEvent } from '#contract/claims/table.ts';
import { NO_CARRIER } from '#web/order-parts/CarrierField.tsx';
import type { Draft, Part } from '../moves/draft.ts';

/** Events of the warehouse on a claim's goods. */
export type DeskEvent = Extract<
  ClaimEvent,
  | 'recordArrival'
  | 'cancelArrival'
  | 'receive'
  | 'recount'
  | 'reportLost'
  | 'forward'
  | 'returnSurplus'
  | 'quarantine'
>;

/** The call of an event and the fields that its form asks for. */
export interface Desk {
  readonly event: DeskEvent;
  readonly call: Call;
  readonly parts: readonly Part[];
  readonly first?: Partial<Draft>;
}

/** The forms of those events, in the order in which they come up. */
export const desks: readonly Desk[] = [
  {
    event: 'recordArrival',
    call: calls.opsClaimRecordArrival,
    parts: ['arrived'],
    first: { carrier: NO_CARRIER },
  },
  { event: 'receive', call: calls.opsClaimReceive, parts: ['count', 'place'] },
  { event: 'cancelArrival', call: calls.opsClaimCancelArrival, parts: ['reason'] },
  { event: 'reportLost', call: calls.opsClaimReportLost, parts: ['reason'] },
  { event: 'recount', call: calls.opsClaimRecount, parts: ['count', 'place'] },
  { event: 'forward', call: calls.opsClaimForward, parts: ['parcel'] },
  { event: 'returnSurplus', call: calls.opsClaimReturnSurplus, parts: ['parcel'] },
  { event: 'quarantine', call: calls.opsClaimQuarantine, parts: ['place'] },
];
