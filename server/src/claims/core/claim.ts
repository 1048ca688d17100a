import type { ReplacementEnding } from '#contract/claims/claim.ts';
import type { ClaimReason } from '#contract/claims/claim-schemas.ts';
import type { ClaimRemedy, ClaimState } from '#contract/claims/table.ts';
import type { OrderKind, OrderState } from '#contract/orders/table.ts';

/** The two sides of a claim; everybody else who acts on it is staff or the clock. */
export type Side = 'buyer' | 'seller';

/** A solution: pieces that go back to the dock, and cents for goods and return freight. */
export interface Terms {
  readonly remedy: ClaimRemedy;
  readonly returnPieces: number;
  readonly goods: bigint;
  readonly freight: bigint;
}

export interface Offer extends Terms {
  readonly by: Side;
  readonly number: number;
  readonly recordedAt: Date;
  readonly text: string;
}

/** The terms in force, and what made them. */
export interface Settlement extends Terms {
  readonly source: 'claim' | 'offer' | 'ruling';
  readonly recordedAt: Date;
  readonly text: string;
}

export interface Parcel {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly recordedAt: Date;
  /** The person of the dock who recorded a parcel that its buyer had not entered. */
  readonly recordedBy?: string;
  /** Pieces that the claim had agreed on when they were sent; absent of other parcels. */
  readonly agreed?: number;
}

/** The last count of the dock. */
export interface Counted {
  readonly pieces: number;
  readonly by: string | null;
  readonly recordedAt: Date;
  readonly location: string;
  readonly note: string;
}

/** A seller's means when the claim was locked: its cents, its deposit and what that sells for. */
export interface Funds {
  readonly available: bigint;
  readonly depositFen: bigint;
  /** CNY for one USD in millionths; null where no rate is known: the deposit then stays. */
  readonly rateMicros: bigint | null;
}

/** How the order that replaces the pieces stands. */
export interface ReplacementProgress {
  readonly state: OrderState;
  readonly pieces: number;
  /** Pieces that the buyer keeps; none before it decided. */
  readonly acceptedPieces: number;
  readonly isLost: boolean;
  /** Cents of the seller's money that the buyer was paid in place of pieces. */
  readonly refunded: bigint;
  /** Cents that the cover of losses paid the buyer. */
  readonly covered: bigint;
}

/** A party as it was called when the claim was made. */
export interface Party {
  readonly id: string;
  readonly name: string;
}

/** An after-sale claim as decisions are made on it. Amounts are USD cents. */
export interface Claim {
  readonly id: string;
  readonly no: string;
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly orderNo: string;
  readonly lineId: string;
  readonly mpn: string;
  readonly manufacturer: string;
  /** In 0.00001 USD. */
  readonly unitPrice: bigint;
  readonly delivered: number;
  /** Taken off the price of the delivered pieces by the settlement of the order's dispute. */
  readonly cut: bigint;
  readonly buyer: Party;
  readonly seller: Party;
  readonly state: ClaimState;
  readonly version: number;
  readonly appliedAt: Date;
  /** When the present state began. */
  readonly since: Date;
  readonly warrantyUntil: Date;
  readonly reason: ClaimReason;
  readonly quantity: number;
  readonly claimed: Terms;
  readonly text: string;
  readonly refusal: string;
  readonly offer: Offer | null;
  readonly settlement: Settlement | null;
  /** Still set aside of the seller's money. */
  readonly held: bigint;
  readonly paid: bigint;
  /** Owed to the buyer, where the seller's money did not suffice. */
  readonly outstanding: bigint;
  /** When the seller paid that; null where it has not, or owed nothing. */
  readonly restPaidAt: Date | null;
  readonly back: Parcel | null;
  readonly counted: Counted | null;
  readonly forwarded: Parcel | null;
  readonly quarantinedAt: Date | null;
  /** Pieces beyond what was agreed, on their way back to the buyer. */
  readonly surplusReturned: Parcel | null;
  readonly replacement: {
    readonly id: string;
    readonly no: string;
    /** Null where it was not looked up. */
    readonly progress: ReplacementProgress | null;
  } | null;
  /** How the replacement ended the claim; null where it had none, or that is under way. */
  readonly replacementEnding: ReplacementEnding | null;
  /** Null where it was not looked up: only a locked claim moves money. */
  readonly funds: Funds | null;
}

/** Returns the side of an account in a claim; null where it is no party of it. */
export function sideOf({ buyer, seller }: Claim, accountId: string): Side | null {
  if (buyer.id === accountId) return 'buyer';
  return seller.id === accountId ? 'seller' : null;
}
