import type { Verdict } from '#contract/orders/history-schemas.ts';
import type {
  OrderActor,
  OrderEvent,
  OrderKind,
  OrderState,
  SuspendedState,
} from '#contract/orders/table.ts';
import type { FreightBearer, TestBearer } from '#contract/orders/terms.ts';
import type { Payer, ServiceBearer, TestCode } from '#contract/orders/terms-schemas.ts';

/** A line as the model knows it; the unit price is in 0.00001 USD, money in cents. */
export interface ModelLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
  shipped: number | null;
  received: number | null;
  verdict: Verdict | null;
  /** Pieces of its lot that tests consumed: read from the product, not predicted. */
  consumed: number;
  accepted: number | null;
  /** Pieces that have left the shelf. */
  gone: number;
  /** Its lots by their ids: their pieces, and whether the test was made on them in any round. */
  lots: ReadonlyMap<string, ModelLot>;
  /** Price of the bought test that was not made, in cents: what was refunded once stays so. */
  notMade: bigint;
  /** Its lots in the retest of the seller. */
  sellerLots: ReadonlyMap<string, ModelLot>;
}

export interface ModelLot {
  readonly pieces: number;
  readonly isTested: boolean;
  /** Whether a report of it is in force. */
  readonly isReported: boolean;
}

/** A lot as a report of it leaves it. */
export interface ReportedLot extends ModelLot {
  readonly id: string;
  readonly lineId: string;
  /** Whether the report is that of the retest of the seller. */
  readonly ofSeller: boolean;
}

export type Side = 'buyer' | 'seller';

export interface ModelOffer {
  readonly by: Side;
  readonly at: Date;
  readonly accepted: readonly number[];
  readonly cut: bigint;
  readonly freightBy: FreightBearer;
  readonly testsBy: TestBearer;
}

/** A request to a second person to declare a parcel lost. */
export interface ModelLoss {
  readonly id: string;
  readonly by: string;
  readonly event: 'declareLost' | 'shipAgain';
  readonly expiresAt: Date;
}

/** A parcel as an order records it. */
export interface ModelSent {
  readonly sentAt: Date;
  readonly carrier: string;
  readonly trackingNo: string;
}

/** A parcel of a shipment to the dock: what became of it, and its count by line. */
export interface ModelBox {
  readonly state: 'expected' | 'received' | 'abandoned';
  readonly counts: readonly number[];
  /** The person who counted it last. */
  readonly by: string;
}

/** Parcels to the dock: its label is that of the first. */
export interface ModelInbound extends ModelSent {
  readonly boxes: readonly ModelBox[];
  /** Received parcels of the shipments before this one. */
  readonly earlier: readonly ModelBox[];
}

/** The parcel to the buyer as an order records it. */
export interface ModelOutbound extends ModelSent {
  readonly deliveredAt: Date | null;
}

/** The parcels that two people correct. */
export const modelWays = ['outbound', 'inbound', 'back'] as const;
export type ModelWay = (typeof modelWays)[number];

/**
 * A parcel as a correction states it; `day` is one at the dock (GMT+8): of the delivery to the buyer,
 * null where it is not delivered, and of the sending of the others.
 */
export interface ModelParcel {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly day: string | null;
}

/** A request to a second person to correct a recorded parcel. */
export interface ModelCorrection {
  readonly id: string;
  readonly by: string;
  readonly expiresAt: Date;
  readonly parcel: ModelParcel;
}

/** No open request to correct a parcel. */
export const noCorrections = (): Record<ModelWay, ModelCorrection | null> => ({
  outbound: null,
  inbound: null,
  back: null,
});

/** An order as the specification says it must be after the events that were taken. */
export interface ModelOrder {
  id: string;
  readonly kind: OrderKind;
  readonly tests: readonly TestCode[];
  /** Names of the people who are its parties. */
  readonly buyer: string;
  readonly seller: string;
  state: OrderState;
  version: number;
  since: Date;
  lines: ModelLine[];
  /** Placed by an after-sale claim. */
  readonly isReplacement: boolean;
  readonly testsEach: bigint;
  testsOnPass: Payer;
  testsOnFail: Payer;
  serviceBy: ServiceBearer;
  service: bigint;
  freight: bigint;
  readonly commissionBp: bigint;
  termsAt: Date;
  termsHash: string;
  buyerAgreedAt: Date | null;
  held: bigint;
  released: bigint;
  refunded: bigint;
  /** Refunds before a split: of its own lines above zero, of lines that went on below. */
  carried: bigint;
  acceptedBy: Side[];
  acknowledgedBy: Side[];
  offer: ModelOffer | null;
  /** Sides that asked support to rule on the dispute, and when the second did. */
  rulingRequestedBy: Side[];
  rulingRequestedAt: Date | null;
  /** When each side first acted in the present dispute. */
  wroteAt: { buyer: Date | null; seller: Date | null };
  cut: bigint;
  /** Nobody once the order ended without a parcel: it goes back to the buyer. */
  freightBy: FreightBearer | 'assay';
  testsBy: TestBearer;
  retestFee: bigint;
  /** The part of it that a part brought with it; a retest of its own is charged beside it. */
  earlierRetestFee: bigint;
  contested: boolean;
  /** The state that it had when a report of it was revoked; null while it goes on. */
  suspension: SuspendedState | null;
  trace: Date | null;
  readonly placedAt: Date;
  inbound: ModelInbound | null;
  back: ModelSent | null;
  dock: {
    at: Date;
    /** When the count was closed last; null while parcels of the first shipment are expected. */
    closedAt: Date | null;
    /** When a second person counted again; null after another parcel. */
    recountedAt: Date | null;
    restRequestedAt: Date | null;
    closed: boolean;
  } | null;
  outbound: ModelOutbound | null;
  authorisedAt: Date | null;
  /** The open request to declare its parcel lost. */
  loss: ModelLoss | null;
  /** The open requests to correct its recorded parcels. */
  corrections: Record<ModelWay, ModelCorrection | null>;
  /** When it was changed last, and its deadline written. */
  savedAt: Date;
  /** When the clock's jobs ran since: they write its deadline anew where time has changed it. */
  sweptAt: Date[];
  /** Pieces of its suspect lots that had gone back when it was last held against the product. */
  suspects: ReadonlyMap<string, number>;
  /** When a sweep first met an event of the clock that was due. */
  dueSeenAt: Date | null;
  /** Whether it was split off another: it is not split again. */
  readonly isPart: boolean;
  /** Parts of it that went on by themselves and that the walk has not met yet. */
  splitOff: ModelOrder[];
}

/** An event with what it carries, as a person sends it. Pieces are by line, in the line's order. */
export interface ModelEvent {
  readonly event: OrderEvent;
  readonly as: OrderActor;
  /** The person who takes it. */
  readonly person: string;
  readonly now: Date;
  readonly pieces?: readonly number[];
  /** The place of the parcel that is counted again. */
  readonly place?: number;
  readonly verdicts?: readonly Verdict[];
  readonly consumed?: readonly number[];
  readonly reported?: readonly ReportedLot[];
  readonly cut?: bigint;
  readonly freightBy?: FreightBearer;
  readonly testsBy?: TestBearer;
  readonly service?: bigint;
  readonly freight?: bigint;
  readonly testsOnPass?: Payer;
  readonly testsOnFail?: Payer;
  readonly serviceBy?: ServiceBearer;
  readonly termsHash?: string;
  /** The parcel as a correction states it. */
  readonly parcel?: ModelParcel;
  /** The lot whose report is revoked. */
  readonly lot?: string;
}
