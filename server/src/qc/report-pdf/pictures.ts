import sharp from 'sharp';

/** Wide enough for a third of a printed page at 300 dots per inch. */
const WIDTH_MAX = 800;

/** A picture as a page takes it: upright JPEG of a printable size; null where it is none. */
export async function printable(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes)
      .rotate()
      .resize({ width: WIDTH_MAX, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
