/** The longer side of a photo after it was made smaller, in pixels. */
const SIDE = 2400;
/** Photos below this go up as they are. */
const SMALL_BYTES = 1_500_000;
const qualities = [0.86, 0.7, 0.5] as const;

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));

/**
 * Returns a photo that is small enough to go up: a JPEG of at most 2400 pixels and `maxBytes`. Null
 * where the file is no picture that the browser can open.
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  const isUnchanged = file.size <= SMALL_BYTES && /^image\/(?:jpeg|png)$/.test(file.type);
  if (isUnchanged) {
    bitmap.close();
    return file;
  }
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of qualities) {
    const blob = await blobOf(canvas, quality);
    if (blob !== null && blob.size <= maxBytes) {
      const name = file.name.replace(/\.[^.]*$/, '');
      return new File([blob], `${name || 'photo'}.jpg`, { type: 'image/jpeg' });
    }
  }
  return null;
}
