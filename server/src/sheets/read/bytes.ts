import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** A file on this machine's disk by its absolute path, or its bytes. */
export type SheetSource = string | Uint8Array;

const CHUNK_BYTES = 256 * 1024;

/** How many bytes there are. */
export async function sizeOf(source: SheetSource): Promise<number> {
  if (typeof source !== 'string') return source.byteLength;
  const file = await open(source);
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** The first bytes, fewer where there are no more. */
export async function firstBytes(source: SheetSource, count: number): Promise<Buffer> {
  if (typeof source !== 'string') {
    return Buffer.from(source.buffer, source.byteOffset, Math.min(count, source.byteLength));
  }
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** All bytes, piece by piece. */
export async function* chunksOf(source: SheetSource): AsyncGenerator<Buffer> {
  if (typeof source === 'string') {
    for await (const chunk of createReadStream(source, { highWaterMark: CHUNK_BYTES })) {
      yield chunk as Buffer;
    }
    return;
  }
  const all = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  for (let offset = 0; offset < all.length; offset += CHUNK_BYTES)
    yield all.subarray(offset, offset + CHUNK_BYTES);
}
