import { z } from 'zod';
import { FileUrl, Id, Instant } from '../fields.ts';
import { testCodes } from '../orders/terms.ts';
import { Nothing } from '../response-schemas.ts';
import { handoffStates } from './constants.ts';
import { CAPTION_MAX, HANDOFF_PHOTOS_MAX, handoffKinds, SCALE_MAX } from './limits.ts';

/** The inspection and its test, or the order whose parcel is received. */
const Target = z.object({
  kind: z.enum(handoffKinds),
  id: Id,
  /** The test of an inspection; null for a parcel. */
  test: z.enum(testCodes).nullable().default(null),
});

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

export const openHandoff = {
  input: Target,
  output: z.object({ id: z.string(), url: z.string(), expiresAt: Instant }),
};

export const handoffOne = {
  input: Target,
  output: z.object({ handoff: HandoffView.nullable(), photos: z.array(PhonePhoto) }),
};

export const endHandoff = {
  input: z.object({ id: Id }),
  output: Nothing,
};

export const discardHandoffPhotos = {
  input: z.object({ urls: z.array(FileUrl).min(1).max(HANDOFF_PHOTOS_MAX) }),
  output: Nothing,
};

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

export const joinHandoff = {
  input: z.object({ token: Secret, key: Secret }),
  output: PhoneTarget,
};

export const phoneHandoff = {
  input: z.object({ key: Secret }),
  output: PhoneTarget,
};

export const addPhonePhoto = {
  input: z.object({
    key: Secret,
    photo: Id,
    caption: z.string().trim().max(CAPTION_MAX, 'tooLong').default(''),
    scale: z.string().trim().max(SCALE_MAX, 'tooLong').default(''),
  }),
  output: z.object({ sent: z.number().int(), most: z.number().int() }),
};
