import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_CHARS = /^[A-Za-z0-9_-]{43}$/;

/** A new token value: 256 random bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the kept form of a token value; null for a text that cannot be one. */
export const tokenHash = (value: string): Buffer | null =>
  TOKEN_CHARS.test(value) ? createHash('sha256').update(value).digest() : null;
