import type { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import yauzl from 'yauzl';
import type { SheetLimits } from '../limits.ts';
import type { SheetSource } from './bytes.ts';
import { Unreadable } from './unreadable.ts';

const ENTRIES_MAX = 10_000;
const CHUNK_BYTES = 256 * 1024;
/** Below so many bytes no ratio is looked at: white space packs well. */
const RATIO_FROM_BYTES = 50 * 1024 * 1024;

/** A zipped file whose parts are read one by one, each within the limits. */
export interface Zip {
  readonly names: readonly string[];
  /** Bytes that a part takes in the file and those it says to unpack to. */
  size(name: string): { packed: number; unpacked: number };
  /** The bytes of a part; `seen` is told how many packed bytes were read so far. */
  read(name: string, onProgress?: (packedBytes: number) => void): AsyncGenerator<Buffer>;
  close(): void;
}

function openYauzl(source: SheetSource): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: false, autoClose: false, decodeStrings: true };
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, zip?: yauzl.ZipFile) =>
      error || !zip ? reject(error ?? new Error('no zip')) : resolve(zip);
    if (typeof source === 'string') yauzl.open(source, options, done);
    else yauzl.fromBuffer(Buffer.from(source), options, done);
  });
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      // Some writers keep their names with the other slash or a leading one.
      entries.set(entry.fileName.replaceAll('\\', '/').replace(/^\//, ''), entry);
      if (entries.size > ENTRIES_MAX) reject(new Error('too many entries'));
    });
  });
}

const rawStream = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const packed = entry.compressionMethod === 8;
    zip.openReadStream(entry, packed ? { decompress: false } : {}, (error, stream) =>
      error ? reject(error) : resolve(stream),
    );
  });

/** Opens a zipped file; its parts are known, none of them is unpacked. */
export async function openZip(
  source: SheetSource,
  name: string,
  limits: SheetLimits,
): Promise<Zip> {
  let zip: yauzl.ZipFile;
  let entries: Map<string, yauzl.Entry>;
  try {
    zip = await openYauzl(source);
    entries = await entriesOf(zip);
  } catch {
    throw new Unreadable(name, 'fileCorrupt');
  }
  const find = (part: string) => {
    const entry = entries.get(part);
    if (!entry) throw new Unreadable(name, 'fileCorrupt');
    return entry;
  };
  const mind = (unpacked: number, packed: number) => {
    const ratio = unpacked / Math.max(packed, 1);
    if (
      unpacked > limits.unpackedBytesMax ||
      (unpacked > RATIO_FROM_BYTES && ratio > limits.unpackRatioMax)
    ) {
      throw new Unreadable(name, 'fileBomb');
    }
  };
  async function* read(part: string, onProgress?: (packedBytes: number) => void) {
    const entry = find(part);
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new Unreadable(name, 'filePassword');
    mind(entry.uncompressedSize, entry.compressedSize);
    let stream: Readable;
    try {
      stream = await rawStream(zip, entry);
    } catch {
      throw new Unreadable(name, 'fileCorrupt');
    }
    yield* unpack(stream, entry, onProgress);
  }
  async function* unpack(
    stream: Readable,
    entry: yauzl.Entry,
    onProgress?: (packedBytes: number) => void,
  ) {
    let packed = 0;
    let unpacked = 0;
    let sum = 0;
    const out = entry.compressionMethod === 8 ? inflate(stream) : stream;
    if (out !== stream) stream.on('data', (chunk: Buffer) => (packed += chunk.length));
    try {
      for await (const chunk of out) {
        unpacked += (chunk as Buffer).length;
        sum = crc32(chunk as Buffer, sum);
        // The size in the directory may be false: the unpacked bytes are counted.
        mind(unpacked, entry.compressedSize);
        onProgress?.(out === stream ? unpacked : packed);
        yield chunk as Buffer;
      }
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable(name, 'fileCorrupt');
    } finally {
      stream.destroy();
    }
    const isWhole = unpacked === entry.uncompressedSize && sum === entry.crc32;
    if (!isWhole) throw new Unreadable(name, 'fileCorrupt');
  }
  return {
    names: [...entries.keys()],
    size: (part) => {
      const entry = find(part);
      return { packed: entry.compressedSize, unpacked: entry.uncompressedSize };
    },
    read,
    close: () => zip.close(),
  };
}

function inflate(stream: Readable): Readable {
  const out = createInflateRaw({ chunkSize: CHUNK_BYTES });
  stream.on('error', (error) => out.destroy(error));
  return stream.pipe(out);
}

/** A small part as text; `charsMax` keeps what is no sheet from being one. */
export async function readText(zip: Zip, part: string, charsMax: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of zip.read(part)) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > charsMax) break;
  }
  return text + decoder.decode();
}
