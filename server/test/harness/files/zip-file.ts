import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zipped file that a test or a bench makes. */
export interface ZipPart {
  readonly name: string;
  /** The bytes, in pieces where they are many; each piece is packed by itself. */
  readonly content: string | Uint8Array | Iterable<string | Uint8Array>;
  /** The unpacked size that the directory states, where it is to be false. */
  readonly claimedBytes?: number;
  /** The CRC that the directory states, where it is to be false. */
  readonly claimedCrc?: number;
  /** Marked as protected by a password. */
  readonly isEncrypted?: boolean;
}

const pieces = (content: ZipPart['content']): Iterable<string | Uint8Array> =>
  typeof content === 'string' || content instanceof Uint8Array ? [content] : content;

interface Packed {
  readonly data: Buffer;
  readonly crc: number;
  readonly bytes: number;
}

/** Stored blocks between deflated pieces keep the stream one: each piece ends on a full flush. */
function pack(content: ZipPart['content']): Packed {
  const packed: Buffer[] = [];
  let crc = 0;
  let bytes = 0;
  for (const piece of pieces(content)) {
    const data = typeof piece === 'string' ? Buffer.from(piece) : piece;
    crc = crc32(data, crc);
    bytes += data.byteLength;
    // Finish of a sync flush: an empty stored block, not the last one.
    packed.push(deflateRawSync(data, { level: 1, finishFlush: 3 }));
  }
  packed.push(Buffer.from([3, 0]));
  return { data: Buffer.concat(packed), crc, bytes };
}

/** Makes a zipped file of its parts, for tests and benches; nothing of it is read back. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimedBytes, claimedCrc, isEncrypted = false } of parts) {
    const { data, crc, bytes } = pack(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(claimedCrc ?? crc, 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(claimedBytes ?? bytes, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
        fields,
        place,
        Buffer.from(name),
      ]),
    );
    files.push(local, data);
    at += local.length + data.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, entries, end]);
}
