import { createHmac, timingSafeEqual } from 'node:crypto';

const STORED = /^\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const WINDOW_S = 30 * 60;
const SIGNATURE_BYTES = 16;
const SIGNATURE = /^[A-Za-z0-9_-]{22}$/;

/** The address of a file as records keep it. */
export const urlOf = (id: string): string => `/files/${id}`;

/** The id in a stored address, or null where the text is none. */
export const idOf = (url: string): string | null => STORED.exec(url)?.[1] ?? null;

const sign = (id: string, end: number, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${id}.${end}`).digest().subarray(0, SIGNATURE_BYTES);

/**
 * A link that shows a file to whoever has it, for 30 to 60 minutes. It changes each half hour only,
 * so that a browser keeps what it fetched. An address that is none of ours is answered as it is.
 */
export function signedLink(url: string, now: Date, secret: Buffer): string {
  const id = idOf(url);
  if (id === null) return url;
  const end = (Math.floor(now.getTime() / 1000 / WINDOW_S) + 2) * WINDOW_S;
  return `${url}?s=${sign(id, end, secret).toString('base64url')}&e=${end}`;
}

/** Seconds that a link still holds; 0 where it has ended or is not ours. */
export function linkHolds(
  link: { readonly id: string; readonly s: unknown; readonly e: unknown },
  now: Date,
  secret: Buffer,
): number {
  const { id, s, e } = link;
  if (typeof s !== 'string' || typeof e !== 'string') return 0;
  if (!SIGNATURE.test(s) || !/^[1-9]\d{0,11}$/.test(e)) return 0;
  const end = Number(e);
  if (!timingSafeEqual(Buffer.from(s, 'base64url'), sign(id, end, secret))) return 0;
  return Math.max(0, Math.floor(end - now.getTime() / 1000));
}
