import { z } from 'zod';
import { OpenApproval } from '../approvals/schemas.ts';
import { DueTime } from '../due-schemas.ts';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { orderKinds, orderStates } from '../orders/table.ts';
import { DockAddress } from '../orders/view-schemas.ts';
import { eventsOf } from '../state-machine.ts';
import { claimReasons, replacementEndings } from './claim.ts';
import { claimActors, claimRemedies, claimStates, claimTable } from './table.ts';

export const ClaimRemedy = z.enum(claimRemedies);

export const ClaimStateSchema = z.enum(claimStates);

export const ClaimReason = z.enum(claimReasons);

export type ClaimReason = z.infer<typeof ClaimReason>;

/** The side of a reader: `staff` is support or the warehouse. */
const Reader = z.enum(['buyer', 'seller', 'staff']);

/** A solution as it was claimed, offered, agreed or ruled: pieces that go back, and its money. */
export const ClaimTerms = z.object({
  remedy: ClaimRemedy,
  /** Pieces that the buyer sends to the dock; none for a compensation. */
  returnPieces: z.number().int(),
  /** Refund or compensation; for a replacement the price that is set aside until it is done. */
  goods: MoneyWire,
  /** Share of the return freight that the seller pays besides. */
  freight: MoneyWire,
  /** Sum of goods and freight. */
  total: MoneyWire,
});

export type ClaimTerms = z.infer<typeof ClaimTerms>;

export const ClaimOffer = ClaimTerms.extend({
  by: z.enum(['buyer', 'seller']),
  number: z.number().int(),
  at: Instant,
  text: z.string(),
});

export type ClaimOffer = z.infer<typeof ClaimOffer>;

/** Who must act and by when. */
export const ClaimDue = z.object({
  on: z.array(z.enum(claimActors)),
  since: Instant,
  ...DueTime.shape,
});

export type ClaimDue = z.infer<typeof ClaimDue>;

/** Facts of an event of a claim, each by its own type: its parcel, its count, its place. */
export const ClaimEntryFacts = z
  .object({
    carrier: z.string(),
    trackingNo: z.string(),
    pieces: z.number().int(),
    location: z.string(),
  })
  .partial();

export type ClaimEntryFacts = z.infer<typeof ClaimEntryFacts>;

/** An event of a claim, or a message with files. */
export const ClaimEntry = z.object({
  id: Id,
  at: Instant,
  event: z.enum(['apply', 'write', ...eventsOf(claimTable)]),
  by: z.enum([...claimActors, 'support']),
  you: z.boolean(),
  name: z.string(),
  /** The words of a person; those of entries from before facts were stored have them too. */
  text: z.string(),
  facts: ClaimEntryFacts,
  /** Size in bytes; null of files that were added before sizes were recorded. */
  files: z.array(
    z.object({ url: z.string(), name: z.string(), bytes: z.number().int().nullable() }),
  ),
  /** The terms of an offer, an agreement or a ruling. */
  terms: ClaimTerms.nullable(),
});

export type ClaimEntry = z.infer<typeof ClaimEntry>;

/** A claim as it stands in a list. */
export const ClaimSummary = z.object({
  id: Id,
  no: z.string(),
  kind: z.enum(orderKinds),
  state: ClaimStateSchema,
  /** How its replacement ended; null where it had none, or that is under way. */
  replacementEnding: z.enum(replacementEndings).nullable(),
  version: z.number().int(),
  orderId: Id,
  orderNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  remedy: ClaimRemedy,
  amount: MoneyWire,
  buyerName: z.string(),
  sellerName: z.string(),
  me: Reader,
  appliedAt: Instant,
  due: ClaimDue.nullable(),
  yourMove: z.boolean(),
});

export type ClaimSummary = z.infer<typeof ClaimSummary>;

const Shipment = z.object({ carrier: z.string(), trackingNo: z.string(), at: Instant });

/** A claim as a party or the staff sees it; a page shows `events` and nothing else. */
export const ClaimView = ClaimSummary.extend({
  reason: ClaimReason,
  /** Text of the buyer with the claim. */
  text: z.string(),
  unitPrice: z.string(),
  /** Taken off the price of the delivered pieces by the settlement of a dispute. */
  cut: MoneyWire,
  /** Pieces of the line that the buyer accepted and that were sent to it. */
  delivered: z.number().int(),
  warrantyUntil: Instant,
  claimed: ClaimTerms,
  refusal: z.string(),
  offer: ClaimOffer.nullable(),
  /** The terms in force, and whether the claim itself, an offer or a ruling made them. */
  settlement: ClaimTerms.extend({
    source: z.enum(['claim', 'offer', 'ruling']),
    at: Instant,
    text: z.string(),
  }).nullable(),
  money: z.object({
    /** Set aside of the seller's money and not paid yet. */
    held: MoneyWire,
    /** Paid to the buyer. */
    paid: MoneyWire,
    /** Agreed for goods to come, and not set aside: it is owed once they are counted. */
    uncovered: MoneyWire,
    /** Owed to the buyer: balance and deposit of the seller did not suffice. */
    owed: MoneyWire,
  }),
  /** The seller's own balance and deposit, for an answer that costs money; others: null. */
  funds: z.object({ available: MoneyWire, deposit: MoneyWire }).nullable(),
  /** Where the goods are sent, with the number that has to stand on the parcel. */
  dockAddress: DockAddress,
  /** Where the warehouse sends counted goods on to; staff alone. */
  forwardTo: z.array(z.string()).nullable(),
  /** The buyer's parcel, with the pieces that were agreed on when it was sent. */
  back: Shipment.extend({ agreed: z.number().int() }).nullable(),
  count: z
    .object({
      pieces: z.number().int(),
      at: Instant,
      location: z.string(),
      note: z.string(),
      /** The reader counted it: somebody else has to count again. */
      mine: z.boolean(),
    })
    .nullable(),
  forwarded: Shipment.nullable(),
  /** Pieces that came beyond what was agreed; they go back to the buyer. Null where none did. */
  surplus: z.object({ pieces: z.number().int(), returned: Shipment.nullable() }).nullable(),
  /** Where the warehouse sends them; staff alone. */
  surplusTo: z.array(z.string()).nullable(),
  quarantinedAt: Instant.nullable(),
  replacement: z
    .object({
      orderId: Id,
      orderNo: z.string(),
      state: z.enum(orderStates),
      /** How it ended; null while it is under way. */
      ending: z.enum(replacementEndings).nullable(),
      pieces: z.number().int(),
      /** Pieces that the buyer keeps; none before it decided. */
      kept: z.number().int(),
      /** Paid to the buyer in place of pieces, out of its escrow: the seller's money. */
      refunded: MoneyWire,
      /** Paid to the buyer by the cover of losses. */
      covered: MoneyWire,
    })
    .nullable(),
  /** The ruling that the first person of support has written, while it waits for the second. */
  ruling: z
    .object({
      approval: OpenApproval,
      decision: z.enum([...claimRemedies, 'reject']),
      terms: ClaimTerms.nullable(),
      text: z.string(),
    })
    .nullable(),
  events: z.array(z.enum(eventsOf(claimTable))),
  /** The reader is of staff and a party of the claim: it decides nothing about it. */
  staffIsParty: z.boolean(),
  entries: z.array(ClaimEntry),
});

export type ClaimView = z.infer<typeof ClaimView>;

/** A line of a completed order that may be claimed on. */
export const ClaimableLine = z.object({
  lineId: Id,
  mpn: z.string(),
  manufacturer: z.string(),
  unitPrice: z.string(),
  /** Taken off the price of the delivered pieces by the settlement of a dispute. */
  cut: MoneyWire,
  delivered: z.number().int(),
  /** Pieces that other claims hold. */
  held: z.number().int(),
  /** Until when a claim may be made; at least 30 days after completion. */
  warrantyUntil: Instant,
  /** Whether a claim on it may be made now. */
  open: z.boolean(),
});

export type ClaimableLine = z.infer<typeof ClaimableLine>;
