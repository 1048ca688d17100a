import sharp from 'sharp';
import type { Fingerprint } from '#server/kit/implement.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A picture as kept: the same format, upright, without camera, place and time. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly fingerprint: Fingerprint;
}

/** A picture may have so many pixels a side, and so many in all. */
export const SIDE_MAX = 12_000;
const PIXELS_MAX = 50_000_000;
const JPEG_QUALITY = 88;

// Uploads are rare: one thread and no cache keep the library's memory small.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws an uploaded picture anew, so that nothing but its pixels is kept. Its sides are read from
 * its header before a pixel is: `tooLarge` beyond the limits, `broken` where it cannot be read.
 */
export async function redrawPicture(
  bytes: Buffer,
  type: string,
): Promise<Picture | 'tooLarge' | 'broken'> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > SIDE_MAX || width * height > PIXELS_MAX) return 'tooLarge';
    const upright = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient();
    const reencoded =
      type === 'image/png'
        ? upright.png()
        : upright.jpeg({ quality: JPEG_QUALITY, mozjpeg: false });
    const { data, info } = await reencoded.toBuffer({ resolveWithObject: true });
    const fingerprint = await fingerprintOf(data);
    return { bytes: data, width: info.width, height: info.height, fingerprint };
  } catch {
    // The library tells a broken picture only by its sentence.
    return 'broken';
  }
}

/** Width and height of a picture that the program made itself; null for other types. */
export async function measure(
  bytes: Buffer,
  type: string,
): Promise<{ width: number; height: number } | null> {
  if (!type.startsWith('image/')) return null;
  const { width, height } = await sharp(bytes, { limitInputPixels: PIXELS_MAX }).metadata();
  return { width, height };
}
