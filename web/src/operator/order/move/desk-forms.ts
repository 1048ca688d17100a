import type { ComponentType } from 'react';
import type { OrderEvent } from '#contract/orders/table.ts';
import { CompleteMove } from './CompleteMove.tsx';
import { DecideMove } from './DecideMove.tsx';
import { InspectMove } from './InspectMove.tsx';
import { DispatchMove, SendBackMove, SendBackRestMove } from './ParcelMove.tsx';
import { ReceiveMove } from './ReceiveMove.tsx';
import { RecountMove } from './RecountMove.tsx';
import { AuthoriseMove, DeliverMove, PriceMove, RefundMove } from './SimpleMoves.tsx';
import type { DeskMoveProps } from './use-desk-move.ts';

type Form = ComponentType<DeskMoveProps>;
/** Where the control of an event is that has no form of its own. */
type Elsewhere =
  | { readonly within: OrderEvent }
  | 'workbench'
  | 'lossControls'
  | 'suspension'
  | 'reportPage'
  | 'correction';

/**
 * The form of each event, the first that is allowed first; where its control is instead; null where
 * a party or the clock takes it. An event that is left out does not compile.
 */
export const deskForms: Readonly<Record<OrderEvent, Form | Elsewhere | null>> = {
  price: PriceMove,
  receive: ReceiveMove,
  receiveParcel: { within: 'receive' },
  inspect: InspectMove,
  recount: RecountMove,
  settle: DecideMove,
  settlePart: DecideMove,
  retest: DecideMove,
  orderReturn: DecideMove,
  quarantine: DecideMove,
  sendBackRest: SendBackRestMove,
  dispatch: DispatchMove,
  complete: CompleteMove,
  deliver: DeliverMove,
  authorise: AuthoriseMove,
  sendBack: SendBackMove,
  refund: RefundMove,
  // Issued lot by lot.
  report: 'workbench',
  // Buttons below the form.
  trace: 'lossControls',
  endTrace: 'lossControls',
  abandonRest: 'lossControls',
  declareLost: 'lossControls',
  shipAgain: 'lossControls',
  // The approved revocation of a report takes it.
  suspend: 'reportPage',
  // Asked for below the note of the stop.
  reinstate: 'suspension',
  recordReturn: 'suspension',
  // Below the delivery.
  correctShipment: 'correction',
  correctInbound: 'correction',
  correctReturn: 'correction',
  updateTracking: null,
  confirm: null,
  decline: null,
  cancel: null,
  acceptTerms: null,
  pay: null,
  ship: null,
  shipRest: null,
  cancelLate: null,
  acknowledge: null,
  requestRest: null,
  closeShort: null,
  accept: null,
  reject: null,
  contest: null,
  acceptReturn: null,
  offer: null,
  withdrawOffer: null,
  acceptOffer: null,
  requestRuling: null,
  confirmReceipt: null,
  expire: null,
  autoAccept: null,
  autoDispute: null,
};

/** Returns the form of the first event that may be taken; null where none has one. */
export function deskFormFor(isAllowed: (event: OrderEvent) => boolean): Form | null {
  for (const [event, form] of Object.entries(deskForms) as [
    OrderEvent,
    Form | Elsewhere | null,
  ][]) {
    if (typeof form === 'function' && isAllowed(event)) return form;
  }
  return null;
}
