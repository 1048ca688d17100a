import { z } from 'zod';
import { command, parties, query } from '../call.ts';
import { Email, Id, Instant } from '../fields.ts';
import { quotas } from '../quotas.ts';
import type { HandoverEvent } from './table.ts';

/** An open offer of a passport, for its sender and its recipient. */
export const HandoverOffer = z.object({
  id: Id,
  version: z.number().int(),
  /** The company that offers. */
  from: z.string(),
  /** The address that it is offered to. */
  to: z.string(),
  pieces: z.number().int(),
  offeredAt: Instant,
  /** Events that the reader may take now. */
  events: z.array(z.custom<HandoverEvent>((one) => typeof one === 'string')),
});
export type HandoverOffer = z.infer<typeof HandoverOffer>;

/** A hand-over in the chain of a passport; names are for its two sides and the staff. */
export const HandoverEntry = z.object({
  /** The passport that was handed over: the one that is read, or one above it. */
  no: z.string(),
  at: Instant,
  pieces: z.number().int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type HandoverEntry = z.infer<typeof HandoverEntry>;

const Label = z.object({ no: z.string(), path: z.string() });

/**
 * Offers a part that was split off to the account of an address; the answer does not say whether
 * there is one.
 */
export const offerPassport = command({
  path: '/passport/offer',
  callers: parties,
  input: z.object({ id: Id, version: z.number().int(), email: Email }),
  output: Label,
  failures: [
    'order.hasChange',
    'passport.pieces',
    'passport.revoked',
    'passport.offered',
    'passport.ownAddress',
  ],
  perCaller: quotas.handovers,
});

const Target = z.object({ id: Id, version: z.number().int() });

/** Makes the caller the holder of an offered passport. */
export const acceptPassport = command({
  path: '/passport/accept',
  callers: parties,
  input: Target,
  output: Label,
  failures: ['order.hasChange', 'passport.revoked'],
});

export const declinePassport = command({
  path: '/passport/decline',
  callers: parties,
  input: Target,
  output: Label,
  failures: ['order.hasChange'],
});

export const withdrawPassport = command({
  path: '/passport/withdraw',
  callers: parties,
  input: Target,
  output: Label,
  failures: ['order.hasChange'],
});

/** Returns the open offers that the caller made or got, the newest first; a hundred at most. */
export const passportOffers = query({
  path: '/passport/offers',
  callers: parties,
  input: z.object({}),
  output: z.array(
    HandoverOffer.extend({ no: z.string(), path: z.string(), mpn: z.string(), isOwn: z.boolean() }),
  ),
});
