import sharp from 'sharp';
import type { Fingerprint } from '#server/kit/implement.ts';
import { hashOf, probesOf, SIDE } from '../core/fingerprint.ts';

/** Returns a picture as a square of gray levels; its sides were checked when it was uploaded. */
export const graySquare = (bytes: Buffer, side: number): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();

/** Returns the fingerprint of a picture. */
export async function fingerprintOf(bytes: Buffer): Promise<Fingerprint> {
  const gray = await graySquare(bytes, SIDE);
  return { gray, hash: hashOf(gray), probes: probesOf(gray) };
}
