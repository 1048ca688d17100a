import { z } from 'zod';
import { Email, Id, Instant, RecordVersion } from '../fields.ts';
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
  /** When it ends where nobody answers. */
  expiresAt: Instant.nullable(),
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

export const offerPassport = {
  input: RecordVersion.extend({ email: Email }),
  output: Label,
};

export const acceptPassport = {
  input: RecordVersion,
  output: Label,
};

export const declinePassport = {
  input: RecordVersion,
  output: Label,
};

export const withdrawPassport = {
  input: RecordVersion,
  output: Label,
};

export const passportOffers = {
  input: z.object({}),
  output: z.array(
    HandoverOffer.extend({ no: z.string(), path: z.string(), mpn: z.string(), isOwn: z.boolean() }),
  ),
};
