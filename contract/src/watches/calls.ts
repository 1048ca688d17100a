import { z } from 'zod';
import { anyone, command, parties, query } from '../call.ts';
import { LastInspection } from '../catalog/search.ts';
import { Id, Instant, Mpn, Quantity, text } from '../fields.ts';
import { UnitPriceText } from '../money.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
import { watchReasons } from './reasons.ts';

/** How many part numbers one member may watch at a time. */
export const WATCHES_MAX = 500;
/** How many parts one question about watches may name: those of a page of part search. */
export const WATCH_STATES_MAX = 30;

/** A part number as search shows it; an empty maker is any, for a number that nobody offers yet. */
const WatchedPart = z.object({ mpn: Mpn, manufacturer: text(120).default('') });

const Wanted = {
  /** Pieces that are to be in stock together; null is any. */
  quantity: Quantity.nullable(),
  /** USD for one piece at that quantity, at which the member is told; null is never. */
  price: UnitPriceText.nullable(),
};

/** A part number that a member watches, what it wants, and what is there now. */
export const Watch = z.object({
  id: Id,
  mpn: z.string(),
  /** Empty where any maker's counts. */
  manufacturer: z.string(),
  quantity: z.number().int().nullable(),
  price: z.string().nullable(),
  at: Instant,
  /** What others offer now; the member's own stock never counts. */
  now: z.object({
    pieces: z.number(),
    sellers: z.number().int(),
    /** The lowest unit price in USD at the wanted quantity; null where nobody names one. */
    lowest: z.string().nullable(),
    lastInspection: LastInspection.nullable(),
  }),
  /** The last notification of the member; null before the first. */
  lastNotified: z.object({ reason: z.enum(watchReasons), at: Instant }).nullable(),
});
export type Watch = z.infer<typeof Watch>;

/** The member's watched parts, the latest first. */
export const watchList = query({
  path: '/watch/list',
  callers: parties,
  input: Paging,
  output: pageOf(Watch),
});

/** Which of some parts the member watches, and how many it watches in all. */
export const watchStates = query({
  path: '/watch/states',
  callers: parties,
  input: z.object({ parts: z.array(WatchedPart).max(WATCH_STATES_MAX, 'tooMany') }),
  output: z.object({
    total: z.number().int(),
    watched: z.array(z.object({ id: Id, mpn: z.string(), manufacturer: z.string() })),
  }),
});

/** Begins to watch a part; one that is watched already stays as it is. */
export const watchAdd = command({
  path: '/watch/add',
  perCaller: quotas.watches,
  callers: parties,
  input: WatchedPart.extend({ quantity: Quantity.nullable().default(null) }),
  output: z.object({ id: Id, total: z.number().int() }),
  failures: ['watch.tooMany'],
});

/** Changes what is wanted of a watched part; what is left out stays. */
export const watchWant = command({
  path: '/watch/want',
  perCaller: quotas.watches,
  callers: parties,
  input: z.object({
    id: Id,
    quantity: Wanted.quantity.optional(),
    price: Wanted.price.optional(),
  }),
  output: Watch,
});

/** Ends a watch; one that has ended stays ended. */
export const watchEnd = command({
  path: '/watch/end',
  callers: parties,
  input: z.object({ id: Id }),
  output: z.object({ total: z.number().int() }),
});

/** The link in a mail names one watch and needs no session. */
const WatchKey = z.string().regex(/^[A-Za-z0-9_-]{20,80}$/, 'invalid');
/** What such a link is about. */
export const LinkedWatch = z.object({
  mpn: z.string(),
  manufacturer: z.string(),
  watching: z.boolean(),
});
export type LinkedWatch = z.infer<typeof LinkedWatch>;

export const watchByLink = query({
  path: '/watch/byLink',
  callers: anyone,
  input: z.object({ key: WatchKey }),
  output: LinkedWatch,
  failures: ['notFound'],
});

/** Ends the watch of a link, or takes it up again. */
export const watchSetByLink = command({
  path: '/watch/setByLink',
  callers: anyone,
  input: z.object({ key: WatchKey, watching: z.boolean() }),
  output: LinkedWatch,
  failures: ['notFound', 'watch.tooMany'],
});
