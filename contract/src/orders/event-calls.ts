import type { Call } from '../call.ts';
import {
  acceptOffer,
  acceptResult,
  acceptReturn,
  acceptTerms,
  acknowledgeCount,
  authoriseReturn,
  cancelLateOrder,
  cancelOrder,
  closeShort,
  confirmOrder,
  confirmReceipt,
  contestResult,
  declineOrder,
  offerSettlement,
  payOrder,
  rejectResult,
  requestRest,
  requestRuling,
  shipOrder,
  shipRest,
  updateTracking,
  withdrawOffer,
} from './calls.ts';
import {
  abandonRest,
  completeOrder,
  deliverOrder,
  dispatchOrder,
  endTrace,
  opsAuthoriseReturn,
  orderReturn,
  priceAgentOrder,
  quarantineOrder,
  receiveOrder,
  receiveParcel,
  recountOrder,
  refundOrder,
  retestOrder,
  sendBackOrder,
  sendBackRest,
  settleDispute,
  settlePart,
  traceParcel,
} from './staff-calls.ts';
import type { OrderEvent, OrderRow } from './table.ts';

/** Events that only the clock takes, and those that the lab's own calls take. */
type ClockEvent = Exclude<OrderEvent, Exclude<OrderRow, { by: readonly ['clock'] }>['event']>;

type LabEvent = 'inspect' | 'report' | 'suspend';

/** Events that a second person's approval takes; `requestLoss` and `requestCorrection` ask for it. */
type ApprovedEvent =
  | 'declareLost'
  | 'reinstate'
  | 'recordReturn'
  | 'shipAgain'
  | 'correctShipment'
  | 'correctInbound'
  | 'correctReturn';

/** The calls that take an event: every one that a person may take has its own. */
export const eventCalls = {
  confirm: [confirmOrder],
  decline: [declineOrder],
  cancel: [cancelOrder],
  pay: [payOrder],
  ship: [shipOrder],
  cancelLate: [cancelLateOrder],
  receive: [receiveOrder],
  receiveParcel: [receiveParcel],
  acknowledge: [acknowledgeCount],
  accept: [acceptResult],
  reject: [rejectResult],
  settle: [settleDispute],
  settlePart: [settlePart],
  retest: [retestOrder],
  orderReturn: [orderReturn],
  quarantine: [quarantineOrder],
  dispatch: [dispatchOrder],
  complete: [completeOrder],
  deliver: [deliverOrder],
  authorise: [authoriseReturn, opsAuthoriseReturn],
  sendBack: [sendBackOrder],
  refund: [refundOrder],
  confirmReceipt: [confirmReceipt],
  price: [priceAgentOrder],
  acceptTerms: [acceptTerms],
  requestRest: [requestRest],
  shipRest: [shipRest],
  updateTracking: [updateTracking],
  closeShort: [closeShort],
  recount: [recountOrder],
  contest: [contestResult],
  acceptReturn: [acceptReturn],
  offer: [offerSettlement],
  withdrawOffer: [withdrawOffer],
  acceptOffer: [acceptOffer],
  requestRuling: [requestRuling],
  sendBackRest: [sendBackRest],
  trace: [traceParcel],
  endTrace: [endTrace],
  abandonRest: [abandonRest],
} as const satisfies Record<
  Exclude<OrderEvent, ClockEvent | LabEvent | ApprovedEvent>,
  readonly Call[]
>;
