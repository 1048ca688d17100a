import sharp from 'sharp';

/** Ways in which a copied photo is changed so that its file is another. */
export const alterations = [
  're-encoded at 40',
  'scaled to half',
  'scaled to a third',
  'brighter',
  'cropped by 4 %',
  'cropped by 8 %',
  'cropped by 12 %',
] as const;
export type Alteration = (typeof alterations)[number];

/** Returns a copy of a photo, changed in one way; a crop takes its share off each axis. */
export async function altered(bytes: Buffer, way: Alteration, next: () => number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const picture = sharp(bytes);
  const cropped = (share: number) => {
    const [wide, high] = [Math.floor(width * share), Math.floor(height * share)];
    const [left, top] = [Math.floor(wide * next()), Math.floor(high * next())];
    return picture.extract({ left, top, width: width - wide, height: height - high });
  };
  switch (way) {
    case 're-encoded at 40':
      return picture.jpeg({ quality: 40 }).toBuffer();
    case 'scaled to half':
      return picture
        .resize(Math.round(width / 2))
        .jpeg({ quality: 75 })
        .toBuffer();
    case 'scaled to a third':
      return picture
        .resize(Math.round(width / 3))
        .jpeg({ quality: 60 })
        .toBuffer();
    case 'brighter':
      return picture.linear(1.15, -6).jpeg({ quality: 80 }).toBuffer();
    case 'cropped by 4 %':
      return cropped(0.04).jpeg({ quality: 80 }).toBuffer();
    case 'cropped by 8 %':
      return cropped(0.08).jpeg({ quality: 80 }).toBuffer();
    case 'cropped by 12 %':
      return cropped(0.12).jpeg({ quality: 80 }).toBuffer();
  }
}
