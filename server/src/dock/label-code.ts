import { createHmac, timingSafeEqual } from 'node:crypto';
import { labelPath } from '#contract/dock/label-own.ts';
import { codeFrom } from '#server/qc/public.ts';

/** Returns the eight signs on a label of ours: nobody without the secret finds those of a number. */
export function labelCode(no: string, secret: Buffer): string {
  for (let round = 0; ; round += 1) {
    const digest = createHmac('sha512', secret).update(`label:${round}:${no}`).digest();
    const code = codeFrom(digest);
    if (code !== null) return code;
  }
}

/** Returns the address in the QR code of a label of ours. */
export const labelAddress = (
  no: string,
  { secret, publicUrl }: { readonly secret: Buffer; readonly publicUrl: string },
): string => publicUrl + labelPath({ no, code: labelCode(no, secret) });

/** Returns whether a code is the one that was printed beside a number. */
export function isLabelCode(
  { no, code }: { readonly no: string; readonly code: string },
  secret: Buffer,
): boolean {
  const own = Buffer.from(labelCode(no, secret));
  const candidate = Buffer.from(code);
  return own.length === candidate.length && timingSafeEqual(own, candidate);
}
