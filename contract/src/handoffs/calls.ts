import { z } from 'zod';
import { anyone, command, query } from '../call.ts';
import { FileUrl, Id, Instant } from '../fields.ts';
import { testCodes } from '../orders/terms.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Nothing } from '../response.ts';
import { CAPTION_MAX, HANDOFF_PHOTOS_MAX, handoffKinds, SCALE_MAX } from './limits.ts';

const openers = permissions.photoHandoffs;

/** The inspection and its test, or the order whose parcel is received. */
const Target = z.object({
  kind: z.enum(handoffKinds),
  id: Id,
  /** The test of an inspection; null for a parcel. */
  test: z.enum(testCodes).nullable().default(null),
});

/** `waiting` for a phone, `joined` by one, or why it is over. */
const handoffStates = ['waiting', 'joined', 'ended', 'expired', 'concluded'] as const;
export type HandoffState = (typeof handoffStates)[number];

/** A secret of 256 random bits in base64url. */
const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const HandoffView = z.object({
  id: z.string(),
  state: z.enum(handoffStates),
  expiresAt: Instant,
  /** Photos that came by it so far. */
  sent: z.number().int(),
});

/** A photo that a phone sent, for the record to use. */
const PhonePhoto = z.object({
  url: FileUrl,
  link: z.string(),
  caption: z.string(),
  scale: z.string(),
});

/**
 * Opens a hand-off of the camera: the address in `url` lets one phone upload photos to this record
 * for 15 minutes. It is answered once; an open one of the same person ends.
 */
export const openHandoff = command({
  path: '/ops/handoff/open',
  callers: openers,
  perCaller: quotas.handoffs,
  secret: true,
  input: Target,
  output: z.object({ id: z.string(), url: z.string(), expiresAt: Instant }),
  failures: ['handoff.closed'],
});

/** Returns the caller's newest hand-off of a record, and the photos of its phones. */
export const handoffOne = query({
  path: '/ops/handoff/one',
  callers: openers,
  input: Target,
  output: z.object({ handoff: HandoffView.nullable(), photos: z.array(PhonePhoto) }),
});

/** Ends one's own hand-off; one that is over stays so. */
export const endHandoff = command({
  path: '/ops/handoff/end',
  callers: openers,
  input: z.object({ id: Id }),
  output: Nothing,
});

/** Discards photos of one's own hand-offs: they are offered to the record no more. */
export const discardHandoffPhotos = command({
  path: '/ops/handoff/discard',
  callers: openers,
  input: z.object({ urls: z.array(FileUrl).min(1).max(HANDOFF_PHOTOS_MAX) }),
  output: Nothing,
});

/** The record that a phone takes photos for: its number and nothing of what is in it. */
export const PhoneTarget = z.object({
  kind: z.enum(handoffKinds),
  no: z.string(),
  test: z.enum(testCodes).nullable(),
  expiresAt: Instant,
  /** Seconds left by the server's clock: a phone's own may be wrong. */
  secondsLeft: z.number().int(),
  /** Whether a picture of this test says its scale. */
  needsScale: z.boolean(),
  sent: z.number().int(),
  most: z.number().int(),
});
export type PhoneTarget = z.infer<typeof PhoneTarget>;

const over = ['handoff.unknown', 'handoff.expired', 'handoff.ended', 'handoff.concluded'] as const;

/**
 * Binds a hand-off to the phone that made `key`; repeating it with the same key changes nothing, and
 * any other phone is refused.
 */
export const joinHandoff = command({
  path: '/handoff/join',
  callers: anyone,
  secret: true,
  perMinute: 20,
  input: z.object({ token: Secret, key: Secret }),
  output: PhoneTarget,
  failures: [...over, 'handoff.used'],
});

/** Returns whether a phone may still send, and how many photos it sent. */
export const phoneHandoff = query({
  path: '/handoff/one',
  callers: anyone,
  perMinute: 60,
  input: z.object({ key: Secret }),
  output: PhoneTarget,
  failures: over,
});

/**
 * Takes one photo of a phone in the form field `file`. The same `photo` again is taken once. It is
 * checked as every picture is, and kept in the name of the person who opened the hand-off.
 */
export const addPhonePhoto = command({
  path: '/handoff/photo',
  callers: anyone,
  form: true,
  formFields: true,
  perMinute: 60,
  input: z.object({
    key: Secret,
    photo: Id,
    caption: z.string().trim().max(CAPTION_MAX, 'tooLong').default(''),
    scale: z.string().trim().max(SCALE_MAX, 'tooLong').default(''),
  }),
  output: z.object({ sent: z.number().int(), most: z.number().int() }),
  failures: [...over, 'handoff.full', 'file.empty', 'file.tooLarge', 'file.format', 'file.sides'],
});
