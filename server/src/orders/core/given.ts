import type { Verdict } from '#contract/orders/calls.ts';
import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import type { KeptFile, Party } from './order.ts';

/** Nothing is needed besides the event itself. */
type Bare = Record<never, never>;
interface WithReason {
  readonly reason: string;
}
interface Parcel {
  readonly carrier: string;
  readonly trackingNo: string;
}
interface LinePieces {
  readonly lineId: string;
  readonly pieces: number;
}

/** Pieces of a line with one date code, as qc sorted them when it opened the inspection. */
export interface NewLot {
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
}

/** What each event is given by whoever takes it. */
export interface Given {
  confirm: Bare;
  decline: WithReason;
  cancel: WithReason;
  lapse: Bare;
  pay: Bare;
  ship: Parcel & {
    /** Lines left out are sent in full. */
    readonly lines: readonly LinePieces[];
  };
  cancelLate: Bare;
  receive: {
    readonly parcels: number;
    readonly weightKg: string;
    readonly seals: string;
    readonly location: string;
    readonly photos: readonly KeptFile[];
    readonly lines: readonly LinePieces[];
  };
  acknowledge: Bare;
  /** Together the lots hold exactly the pieces that the dock counted, line by line. */
  inspect: { readonly lots: readonly NewLot[] };
  /** One verdict for every lot of the order. */
  report: { readonly verdicts: readonly { readonly lotId: string; readonly verdict: Verdict }[] };
  accept: Bare;
  reject: WithReason & { readonly lines: readonly string[] };
  presume: Bare;
  doubt: Bare;
  settle: WithReason;
  settlePart: WithReason & {
    readonly lines: readonly { readonly lineId: string; readonly acceptedQuantity: number }[];
  };
  retest: WithReason;
  turnBack: WithReason;
  quarantine: WithReason;
  dispatch: Parcel;
  deliver: Bare;
  /** Support writes why it authorises in the buyer's place. */
  authorise: { readonly reason?: string };
  sendBack: Parcel;
  refund: { readonly note?: string };
  take: Bare;
  price: {
    readonly service: bigint;
    readonly freight: bigint;
    /** The supplier's account, where it has one. */
    readonly seller: Party | null;
  };
  agree: { readonly termsHash: string };
}

/** An event that somebody takes now. `given` is null where it is only asked whether one might. */
export interface Act<E extends OrderEvent = OrderEvent> {
  readonly event: E;
  readonly as: OrderActor;
  readonly now: Date;
  readonly given: Given[E] | null;
}

/** What an act was given, where it is that event; null where it is another or only asked. */
export function givenTo<E extends OrderEvent>(event: E, act: Act): Given[E] | null {
  return act.event === event ? (act.given as Given[E] | null) : null;
}
