import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SEAL_BYTES = 16;

function sealOf(id: Buffer, secret: Buffer): Buffer {
  if (secret.length < 32) throw new RangeError('the server secret has at least 32 bytes');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'assay watch', 32));
  return createHmac('sha256', key).update(id).digest().subarray(0, SEAL_BYTES);
}

/** The key of a link that ends one watch, and nothing else. */
export function watchKey(watchId: string, secret: Buffer): string {
  const id = Buffer.from(watchId.replaceAll('-', ''), 'hex');
  return Buffer.concat([sealOf(id, secret), id]).toString('base64url');
}

/** The watch that a key stands for; null where this server did not make it. */
export function watchOfKey(key: string, secret: Buffer): string | null {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== SEAL_BYTES + ID_BYTES) return null;
  const id = bytes.subarray(SEAL_BYTES);
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), sealOf(id, secret))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
