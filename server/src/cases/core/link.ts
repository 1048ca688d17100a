import { createHash, createHmac, hkdfSync } from 'node:crypto';

/**
 * The secret of the link by which an author without an account follows one case: 43 signs that
 * follow from the case's id and the server's secret (at least 32 bytes) and open no other case.
 */
export function linkKey(caseId: string, secret: Buffer): string {
  if (secret.length < 32) throw new RangeError('the server secret has at least 32 bytes');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'assay case link', 32));
  return createHmac('sha256', key).update(caseId).digest('base64url');
}

/** Hashes the secret of a link for storage. */
export const keyHash = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The page of the web client that a link opens; the secret stands where no server sees it. */
export const linkPath = (key: string): string => `/case#${key}`;
