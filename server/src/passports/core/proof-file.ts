import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** The format of a proof's file and of the credential in it. */
export const proofFormat = 'assay-lot-proof-1';

/** A proof as it is downloaded: all that is needed to check it offline. */
export const ProofFile = z.object({
  format: z.literal(proofFormat),
  algorithm: z.literal('EdDSA'),
  publicKey: z.string(),
  /** SD-JWT VC: the signed part and the disclosures that are shown, each followed by `~`. */
  credential: z.string().max(20_000),
});

/** Returns the SHA-256 of a text as the credential's digests are made. */
export const hasher = (data: string | ArrayBuffer): Uint8Array =>
  new Uint8Array(
    createHash('sha256')
      .update(typeof data === 'string' ? data : new Uint8Array(data))
      .digest(),
  );

/** Returns a salt that makes a hidden fact impossible to guess from its digest. */
export const saltGenerator = (length: number): string => randomBytes(length).toString('base64url');
