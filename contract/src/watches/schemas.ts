import { z } from 'zod';
import { LastInspection } from '../catalog/search-schemas.ts';
import { Id, Instant, Mpn, Quantity, text } from '../fields.ts';
import { UnitPriceText } from '../money-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { WATCH_STATES_MAX } from './constants.ts';
import { watchReasons } from './reasons.ts';

/** A part number as search shows it; an empty maker is any, for a number that nobody offers yet. */
const WatchedPart = z.object({ mpn: Mpn, manufacturer: text(120).default('') });

const Wanted = {
  /** Pieces that are to be in stock together; null is any. */
  quantity: Quantity.nullable(),
  /** USD for one piece at that quantity, at which the member is notified; null is never. */
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
  /** The current offers of others; the member's own stock never counts. */
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

export const watchList = {
  input: Paging,
  output: pageOf(Watch),
};

export const watchStates = {
  input: z.object({ parts: z.array(WatchedPart).max(WATCH_STATES_MAX, 'tooMany') }),
  output: z.object({
    total: z.number().int(),
    watched: z.array(z.object({ id: Id, mpn: z.string(), manufacturer: z.string() })),
  }),
};

export const watchAdd = {
  input: WatchedPart.extend({ quantity: Quantity.nullable().default(null) }),
  output: z.object({ id: Id, total: z.number().int() }),
};

export const watchWant = {
  input: z.object({
    id: Id,
    quantity: Wanted.quantity.optional(),
    price: Wanted.price.optional(),
  }),
  output: Watch,
};

export const watchEnd = {
  input: z.object({ id: Id }),
  output: z.object({ total: z.number().int() }),
};

/** The link in a mail names one watch and needs no session. */
const WatchKey = z.string().regex(/^[A-Za-z0-9_-]{20,80}$/, 'invalid');

/** The watch that a link of a mail is about. */
export const LinkedWatch = z.object({
  mpn: z.string(),
  manufacturer: z.string(),
  watching: z.boolean(),
});

export type LinkedWatch = z.infer<typeof LinkedWatch>;

export const watchByLink = {
  input: z.object({ key: WatchKey }),
  output: LinkedWatch,
};

export const watchSetByLink = {
  input: z.object({ key: WatchKey, watching: z.boolean() }),
  output: LinkedWatch,
};
