import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the kept form of a secret. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
