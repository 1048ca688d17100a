import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { PackageSeals } from '#contract/orders/parcels/dock-schemas.ts';
import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import type { FreightBearer, TestBearer } from '#contract/orders/terms.ts';
import type { Payer, ServiceBearer } from '#contract/orders/terms-schemas.ts';
import type { Attempt } from '#server/kit/state-machine.ts';
import type { LinePieces, Pack, Party, StoredFile } from './order.ts';
import type { NewShipment } from './parcels/inbound.ts';
import type { LinePrice, RetestChoice } from './retest.ts';

/** Nothing is needed besides the event itself. */
type Bare = Record<never, never>;
interface WithReason {
  readonly reason: string;
}
interface Parcel {
  readonly carrier: string;
  readonly trackingNo: string;
}
interface Trace {
  readonly caseNo: string;
  readonly note: string;
  /** The place of the parcel to the dock; the first that is expected where it is not said. */
  readonly parcel?: number | undefined;
}
/** A loss that one person reported and another approved. */
interface Loss extends WithReason {
  readonly caseNo: string;
  /** The account of the person who asked for it. */
  readonly requestedBy: string;
}
/** A decision that one person asked for and another approved. */
interface Decided extends WithReason {
  readonly requestedBy?: string;
}
/** Pieces of a line with one date code, as qc sorted them when it opened the inspection. */
export interface NewLot {
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
}

/** The shipment as it is to be recorded, who asked for it, and both records in words. */
interface Correction {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly deliveredAt: Date | null;
  readonly reason: string;
  readonly before: string;
  readonly after: string;
  readonly requestedBy: string;
}

/** The parcel to the dock or back as it is to be recorded, and both records in words. */
interface ParcelCorrection extends Parcel, WithReason {
  /** The place of the parcel to the dock; that of the first where it is not said. */
  readonly parcel?: number;
  readonly sentAt: Date;
  readonly before: string;
  readonly after: string;
  readonly requestedBy: string;
}

/** The dock's record of one parcel. */
interface Receipt {
  /** The place of the parcel; the first that is expected where it is not said. */
  readonly parcel?: number | undefined;
  readonly parcels: number;
  readonly weightKg: string;
  readonly seals: string;
  readonly location: string;
  readonly photos: readonly StoredFile[];
  readonly lines: readonly LinePieces[];
  readonly packageSeals?: PackageSeals | null;
  /** The packs of a line hold together what was counted of it. */
  readonly packs?: readonly Pack[];
}

/** The payload of each event. */
export type OrderPayloads = {
  confirm: {
    /** Lot codes that the seller states; none in events of before. */
    readonly lots?: readonly { readonly lineId: string; readonly lotCode: string }[];
  };
  decline: WithReason;
  cancel: WithReason;
  expire: Bare;
  pay: Bare;
  ship: NewShipment & {
    /** Lines left out are sent in full. */
    readonly lines: readonly LinePieces[];
  };
  updateTracking: Parcel & {
    readonly before: string;
    readonly after: string;
    /** The place of the parcel; that of the first where it is not said. */
    readonly parcel?: number;
  };
  cancelLate: Bare;
  receiveParcel: Receipt;
  receive: Receipt & {
    /** The other parcels of the shipment do not come. */
    readonly restMissing?: boolean;
  };
  acknowledge: Bare;
  /** The count of every line of a parcel, made again. */
  recount: WithReason & {
    readonly lines: readonly LinePieces[];
    /** The place of the parcel among those that came; needed where several did. */
    readonly parcel?: number | undefined;
  };
  requestRest: Bare;
  shipRest: NewShipment & { readonly lines: readonly LinePieces[] };
  closeShort: Bare;
  trace: Trace;
  endTrace: Bare;
  abandonRest: Bare;
  declareLost: Loss;
  shipAgain: Loss;
  correctShipment: Correction;
  correctInbound: ParcelCorrection;
  correctReturn: ParcelCorrection;
  /** Together the lots hold exactly the pieces that the dock counted, line by line. */
  inspect: { readonly lots: readonly NewLot[] };
  /** One verdict for every lot of the order, and the price of bought tests that were not made. */
  report: {
    readonly verdicts: readonly { readonly lotId: string; readonly verdict: Verdict }[];
    readonly notMade: readonly LinePrice[];
    /** The price of tests that the retest of the seller did not make, for each line it took. */
    readonly retestNotMade: readonly LinePrice[];
  };
  accept: Bare;
  contest: WithReason;
  acceptReturn: Bare;
  offer: WithReason & {
    readonly lines: readonly { readonly lineId: string; readonly acceptedQuantity: number }[];
    /** Cents off the price of the kept pieces. */
    readonly cut: bigint;
    readonly freightBy: FreightBearer;
    readonly testsBy: TestBearer;
  };
  withdrawOffer: Bare;
  acceptOffer: Bare;
  requestRuling: Bare;
  reject: WithReason & { readonly lines: readonly string[] };
  autoAccept: Bare;
  autoDispute: Bare;
  settle: WithReason;
  settlePart: WithReason & {
    readonly lines: readonly { readonly lineId: string; readonly acceptedQuantity: number }[];
  };
  /** The tests that are made again, on which lots, and their price, which Assay bears. */
  retest: WithReason & { readonly retest?: RetestChoice };
  /** The report that was revoked; no call carries it. */
  suspend: WithReason & { readonly report: string };
  reinstate: Decided;
  /** The parcel in which the buyer's goods came back to the seller. */
  recordReturn: Decided & Parcel;
  orderReturn: WithReason;
  quarantine: WithReason;
  sendBackRest: Parcel;
  dispatch: Parcel;
  complete: Bare;
  deliver: {
    /** When it counts as delivered, and the day that was stated; now where neither is said. */
    readonly deliveredAt?: Date;
    readonly deliveredOn?: string;
  };
  /** Support writes why it authorises in the buyer's place. */
  authorise: { readonly reason?: string };
  sendBack: Parcel;
  refund: {
    readonly note?: string;
    /** Ends a blind sample of the lab; no call carries it. */
    readonly endsSample?: true;
  };
  confirmReceipt: Bare;
  price: {
    readonly service: bigint;
    readonly freight: bigint;
    /** The supplier's account, where it has one. */
    readonly seller: Party | null;
    /** Who pays tests and service; as in the version before where it is absent. */
    readonly testsOnPass?: Payer | undefined;
    readonly testsOnFail?: Payer | undefined;
    readonly serviceBy?: ServiceBearer | undefined;
  };
  acceptTerms: { readonly termsHash: string };
};

/** An event that somebody takes on an order, or that is only asked about. */
export type OrderAttempt = Attempt<OrderEvent, OrderActor>;

/** Returns what an attempt carries, where it is that event; null where it is another or only asked. */
export function payloadOf<E extends OrderEvent>(
  event: E,
  attempt: Pick<OrderAttempt, 'event' | 'payload'>,
): OrderPayloads[E] | null {
  return attempt.event === event ? (attempt.payload as OrderPayloads[E] | null) : null;
}
