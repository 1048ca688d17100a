import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** Returns a new secret for an address. */
export const createLinkSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Returns the hash under which a secret is stored; null where the text is no secret. */
export const hashLinkSecret = (text: string): Buffer | null =>
  PATTERN.test(text) ? createHash('sha256').update(text).digest() : null;
