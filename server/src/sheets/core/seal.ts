import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/** The secret that seals, and what for: a seal of one purpose is none of another. */
export interface Sealer {
  readonly secret: Buffer;
  readonly purpose: string;
}

const sign = (body: string, { secret, purpose }: Sealer): Buffer =>
  createHmac('sha256', secret).update(`${purpose}.${body}`).digest().subarray(0, SIGNATURE_BYTES);

/** Seals the content of a download's address together with the time at which it expires. */
export function seal(what: unknown, endsAt: Date, sealer: Sealer): string {
  const body = Buffer.from(JSON.stringify({ what, until: endsAt.getTime() })).toString('base64url');
  return `${body}.${sign(body, sealer).toString('base64url')}`;
}

/** Returns the sealed value; null where the seal is not ours or has expired. */
export function unseal(text: string, now: Date, sealer: Sealer): unknown {
  const [body = '', signature = ''] = text.split('.');
  const receivedSignature = Buffer.from(signature, 'base64url');
  if (
    receivedSignature.length !== SIGNATURE_BYTES ||
    !timingSafeEqual(receivedSignature, sign(body, sealer))
  )
    return null;
  const { what, until } = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    what: unknown;
    until: number;
  };
  return until >= now.getTime() ? what : null;
}
