import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { Language } from '../option-schemas.ts';
import { orderStates } from '../orders/table.ts';
import { eventsOf } from '../state-machine.ts';
import { receivedStates } from './case.ts';
import { caseActors, caseKinds, caseStates, caseTable, forwardStates } from './table.ts';
import { caseSides, caseWishes } from './topics.ts';

/** The kind of a case, its state, and the outcome that its author wants. */
export const CaseKindSchema = z.enum(caseKinds);

export const CaseStateSchema = z.enum(caseStates);

export const CaseWish = z.enum(caseWishes);

export type CaseWish = z.infer<typeof CaseWish>;

/** Words of one side, quoted to another as support chose it. */
export const CaseQuote = z.object({
  by: z.enum(['author', 'seller']),
  at: Instant,
  text: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
});

export type CaseQuote = z.infer<typeof CaseQuote>;

/** An entry in the history of a case: a message, an event, or both. */
export const CaseEntry = z.object({
  id: Id,
  at: Instant,
  event: z.enum(['add', ...eventsOf(caseTable)]),
  by: z.enum(caseActors),
  /** Name of the author or of the staff person; empty for the clock. */
  name: z.string(),
  text: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
  /** Words that went along: of the author to the seller, or of the seller to the author. */
  quotes: z.array(CaseQuote),
});

export type CaseEntry = z.infer<typeof CaseEntry>;

/** Who must act in a case and by when. */
export const CaseDue = z.object({
  on: z.array(z.enum(caseActors)),
  since: Instant,
  at: Instant.nullable(),
  workingDaysLeft: z.number().int().nullable(),
  workingDaysAllowed: z.number().int().nullable(),
  late: z.boolean(),
});

export type CaseDue = z.infer<typeof CaseDue>;

/** A case as it stands in a list. */
export const CaseSummary = z.object({
  id: Id,
  no: z.string(),
  kind: CaseKindSchema,
  state: CaseStateSchema,
  topic: z.string(),
  /** The beginning of what the author wrote first. */
  excerpt: z.string(),
  sellerName: z.string(),
  orderNo: z.string(),
  submittedAt: Instant,
  updatedAt: Instant,
  due: CaseDue.nullable(),
});

export type CaseSummary = z.infer<typeof CaseSummary>;

/** A case as its author sees it; `allowedEvents` are those that the reader may take now. */
export const CaseView = CaseSummary.extend({
  version: z.number().int(),
  contact: z.object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  side: z.enum(caseSides).nullable(),
  wish: CaseWish.nullable(),
  mayForward: z.boolean(),
  page: z.string(),
  /** The order that the case names, where the author is a party of it. */
  orderId: Id.nullable(),
  handler: z.string(),
  closedAt: Instant.nullable(),
  /** Until when a closed case may be opened again. */
  reopenUntil: Instant.nullable(),
  allowedEvents: z.array(z.enum(eventsOf(caseTable))),
  entries: z.array(CaseEntry),
});

export type CaseView = z.infer<typeof CaseView>;

/** The records of the named order: the evidence that counts for a legal request. */
export const CaseOrder = z.object({
  id: Id,
  no: z.string(),
  state: z.enum(orderStates),
  buyer: z.string(),
  seller: z.string(),
  /** The author's side; null where the author is no party that the market knows. */
  side: z.enum(caseSides).nullable(),
  terms: z.object({
    number: z.number().int(),
    hash: z.string(),
    buyerAt: Instant.nullable(),
    sellerAt: Instant.nullable(),
  }),
  lots: z.array(
    z.object({
      no: z.string(),
      verdict: z.string().nullable(),
      received: z.number().int(),
      returned: z.number().int(),
      onShelf: z.number().int(),
    }),
  ),
});

export type CaseOrder = z.infer<typeof CaseOrder>;

/** A case as it stands in a list of support. */
export const OpsCaseSummary = CaseSummary.extend({
  author: z.string(),
  isMember: z.boolean(),
  handler: z.string(),
  /** How far the forwarding to the seller is; null where there is none. */
  forward: z.enum(forwardStates).nullable(),
});

export type OpsCaseSummary = z.infer<typeof OpsCaseSummary>;

/** A case as support sees it. */
export const OpsCaseView = CaseView.extend({
  isMember: z.boolean(),
  /** The language in which the author is written to. */
  lang: Language,
  /** The reader is who handles it. */
  mine: z.boolean(),
  order: CaseOrder.nullable(),
  forward: z.enum(forwardStates).nullable(),
  /** Settled sellers that the complaint may be about: whom it names, and the order's seller. */
  sellers: z.array(z.object({ id: Id, name: z.string(), ofOrder: z.boolean() })),
  /** Other cases of the same author, the latest first. */
  others: z.array(
    z.object({ id: Id, no: z.string(), kind: CaseKindSchema, state: CaseStateSchema }),
  ),
});

export type OpsCaseView = z.infer<typeof OpsCaseView>;

/** A complaint as it stands in the list of the seller that it was forwarded to. */
export const ReceivedSummary = z.object({
  id: Id,
  no: z.string(),
  state: z.enum(receivedStates),
  topic: z.string(),
  /** The order, where it is one of this seller; else empty. */
  orderNo: z.string(),
  forwardedAt: Instant,
  due: CaseDue.nullable(),
});

export type ReceivedSummary = z.infer<typeof ReceivedSummary>;

/** A forwarded complaint as its seller reads it; nothing of it but what support chose. */
export const ReceivedView = ReceivedSummary.extend({
  orderId: Id.nullable(),
  wish: CaseWish.nullable(),
  /** Who complains, where it is a party of the order; else empty. */
  author: z.string(),
  mayAnswer: z.boolean(),
  entries: z.array(CaseEntry),
});

export type ReceivedView = z.infer<typeof ReceivedView>;
