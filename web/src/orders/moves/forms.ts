import type { ComponentType } from 'react';
import type { Console } from '#contract/addresses.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import { DisputeMove } from '../ways-out/DisputeMove.tsx';
import { ShipRestMove } from '../ways-out/ShipRestMove.tsx';
import { AcceptTermsMove } from './AcceptTermsMove.tsx';
import { CountMove } from './CountMove.tsx';
import type { Decisions } from './decisions.ts';
import { PayMove } from './PayMove.tsx';
import { ResultMove } from './ResultMove.tsx';
import { ShipMove } from './ShipMove.tsx';
import { AuthoriseMove, CancelLateMove, ConfirmMove, ConfirmReceiptMove } from './SimpleMoves.tsx';
import type { MoveProps } from './use-move.ts';

export type FormProps = MoveProps & { readonly console: Console; readonly decisions: Decisions };
type Form = ComponentType<FormProps>;

/** Where the control of an event is that has no form of its own. */
type Elsewhere = { readonly within: OrderEvent } | 'quietButton';

/**
 * The form of each event, the first that is allowed first; where its control is instead; null where
 * staff or the clock take it. An event that is left out does not compile.
 */
export const forms: Readonly<Record<OrderEvent, Form | Elsewhere | null>> = {
  confirm: ConfirmMove,
  acceptTerms: AcceptTermsMove,
  pay: PayMove,
  ship: ShipMove,
  shipRest: ShipRestMove,
  acknowledge: CountMove,
  accept: ResultMove,
  cancelLate: CancelLateMove,
  authorise: AuthoriseMove,
  confirmReceipt: ConfirmReceiptMove,
  acceptOffer: DisputeMove,
  withdrawOffer: DisputeMove,
  offer: DisputeMove,
  requestRuling: DisputeMove,
  contest: DisputeMove,
  acceptReturn: DisputeMove,
  // Once the buyer has confirmed; before that within its answer to the reports.
  reject: 'quietButton',
  requestRest: { within: 'acknowledge' },
  closeShort: { within: 'acknowledge' },
  decline: 'quietButton',
  cancel: 'quietButton',
  updateTracking: 'quietButton',
  price: null,
  trace: null,
  endTrace: null,
  abandonRest: null,
  correctShipment: null,
  correctInbound: null,
  correctReturn: null,
  declareLost: null,
  shipAgain: null,
  receiveParcel: null,
  receive: null,
  recount: null,
  inspect: null,
  report: null,
  settle: null,
  settlePart: null,
  retest: null,
  suspend: null,
  reinstate: null,
  recordReturn: null,
  orderReturn: null,
  quarantine: null,
  sendBackRest: null,
  dispatch: null,
  complete: null,
  deliver: null,
  sendBack: null,
  refund: null,
  expire: null,
  autoAccept: null,
  autoDispute: null,
};

/** Returns the form of the first event that may be taken; null where none has one. */
export function formFor(isAllowed: (event: OrderEvent) => boolean): Form | null {
  for (const [event, form] of Object.entries(forms) as [OrderEvent, Form | Elsewhere | null][]) {
    if (typeof form === 'function' && isAllowed(event)) return form;
  }
  return null;
}
