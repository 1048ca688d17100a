import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 24;
const HEIGHT = 18;
const SCALE = 20;

/** Returns a photo that resembles no other: the lab refuses to use one photo for two lots. */
export function freshPhoto(): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  return sharp(randomBytes(WIDTH * HEIGHT * 3), { raw })
    .resize(WIDTH * SCALE, HEIGHT * SCALE, { kernel: 'cubic' })
    .png()
    .toBuffer();
}

/** Returns such a photo as a file that a form takes. */
export const freshPhotoFile = async () => ({
  name: 'marking.png',
  mimeType: 'image/png',
  buffer: await freshPhoto(),
});
