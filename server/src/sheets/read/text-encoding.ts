import { isAscii, isUtf8 } from 'node:buffer';

/** How the bytes of a text are read. `mixed` is UTF-8 with lines that are not. */
export type TextEncodingName =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'gb18030'
  | 'windows-1251'
  | 'windows-1252';

/** The detected encoding; where `mixed`, lines that are not UTF-8 are read in `encoding`. */
export interface FoundEncoding {
  readonly encoding: TextEncodingName;
  readonly mixed: boolean;
  /** Bytes of the mark at the beginning. */
  readonly markBytes: number;
}

/** Gathers what tells encodings apart while bytes pass by; `found` answers at the end. */
export class EncodingScan {
  #head: Buffer | null = null;
  #held = Buffer.alloc(0);
  #shortLines = 0;
  #longLines = 0;
  #otherBytes = 0;
  #evenRuns = 0;
  #oddRuns = 0;
  #runBytes = 0;
  #upperBytes = 0;
  #controls = 0;
  #bytes = 0;

  /** Takes the next bytes. */
  feed(chunk: Buffer): void {
    this.#head ??= Buffer.from(chunk.subarray(0, 4096));
    this.#bytes += chunk.length;
    if (this.#held.length === 0 && isAscii(chunk)) {
      this.#countControls(chunk);
      return;
    }
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    const cut = bytes.lastIndexOf(10) + 1;
    // A text without line feeds (old Macintosh ends) is looked at piece by piece.
    const end = cut > 0 ? cut : bytes.length > 1 << 20 ? bytes.length : 0;
    this.#held = Buffer.from(bytes.subarray(end));
    if (end > 0) this.#look(bytes.subarray(0, end));
  }

  #look(bytes: Buffer): void {
    this.#countControls(bytes);
    if (isUtf8(bytes)) {
      if (!isAscii(bytes)) this.#countUtf8(bytes);
      return;
    }
    for (let lineStart = 0; lineStart < bytes.length; ) {
      const feed = bytes.indexOf(10, lineStart);
      const end = feed < 0 ? bytes.length : feed + 1;
      const line = bytes.subarray(lineStart, end);
      if (!isUtf8(line)) this.#countRuns(line);
      else if (!isAscii(line)) this.#countUtf8(line);
      lineStart = end;
    }
  }

  #countUtf8(line: Buffer): void {
    if (hasLongSequence(line)) this.#longLines += 1;
    else this.#shortLines += 1;
  }

  #countRuns(line: Buffer): void {
    this.#otherBytes += line.length;
    let run = 0;
    for (const byte of line) {
      if (byte >= 0x80) {
        run += 1;
        this.#runBytes += 1;
        if (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8) this.#upperBytes += 1;
      } else if (run > 0) {
        if (run % 2 === 0) this.#evenRuns += 1;
        else this.#oddRuns += 1;
        run = 0;
      }
    }
    if (run > 0) this.#evenRuns += run % 2 === 0 ? 1 : 0;
  }

  #countControls(bytes: Buffer): void {
    // A sample shows control characters, which no spreadsheet writes: the rest is not scanned.
    const sample = bytes.subarray(0, 4096);
    for (const byte of sample) {
      if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) this.#controls += 1;
    }
  }

  /** The encoding of what passed by, or null where it is no text. */
  found(): FoundEncoding | null {
    if (this.#held.length > 0) this.#look(this.#held);
    this.#held = Buffer.alloc(0);
    const head = this.#head ?? Buffer.alloc(0);
    const wide = wideEncoding(head);
    if (wide) return wide;
    if (this.#controls > Math.max(2, this.#bytes / 2000)) return null;
    const markBytes = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
    if (this.#otherBytes === 0) return { encoding: 'utf-8', mixed: false, markBytes };
    const encoding = this.#narrow();
    // Two bytes that look like UTF-8 are often Chinese; in western text they seldom are.
    const isShortTrusted = encoding === 'windows-1252' && this.#shortLines > 0;
    return { encoding, mixed: markBytes > 0 || this.#longLines > 0 || isShortTrusted, markBytes };
  }

  #narrow(): TextEncodingName {
    const even = this.#evenRuns / Math.max(1, this.#evenRuns + this.#oddRuns);
    const upper = this.#upperBytes / Math.max(1, this.#runBytes);
    const runLength = this.#runBytes / Math.max(1, this.#evenRuns + this.#oddRuns);
    // Russian stands nearly all in the upper quarter; Chinese comes in pairs across the half.
    if (upper > 0.9 && runLength > 2) return 'windows-1251';
    return even > 0.7 ? 'gb18030' : 'windows-1252';
  }
}

/** Whether a line has a sequence of three bytes and more, which two-byte encodings seldom make. */
function hasLongSequence(line: Buffer): boolean {
  for (const byte of line) if (byte >= 0xe0) return true;
  return false;
}

function wideEncoding(head: Buffer): FoundEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) {
    return { encoding: 'utf-16le', mixed: false, markBytes: 2 };
  }
  if (head[0] === 0xfe && head[1] === 0xff) {
    return { encoding: 'utf-16be', mixed: false, markBytes: 2 };
  }
  let even = 0;
  let odd = 0;
  for (let index = 0; index + 1 < head.length; index += 2) {
    if (head[index] === 0) even += 1;
    if (head[index + 1] === 0) odd += 1;
  }
  const pairs = head.length >> 1;
  if (pairs === 0) return null;
  // Delimiters, digits and line ends leave zeros on one side even in Chinese text.
  if (odd > pairs * 0.2 && even < pairs * 0.02) {
    return { encoding: 'utf-16le', mixed: false, markBytes: 0 };
  }
  if (even > pairs * 0.2 && odd < pairs * 0.02) {
    return { encoding: 'utf-16be', mixed: false, markBytes: 0 };
  }
  return null;
}

/** The text of bytes that pass by, in pieces. */
export async function* decoded(
  chunks: AsyncIterable<Buffer>,
  { encoding, mixed, markBytes }: FoundEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(mixed ? 'utf-8' : encoding, { ignoreBOM: true });
  let skip = markBytes;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = skip > 0 ? chunk.subarray(skip) : chunk;
    skip = 0;
    if (!mixed) {
      yield decoder.decode(bytes, { stream: true });
      continue;
    }
    const all = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const cut = all.lastIndexOf(10) + 1;
    held = Buffer.from(all.subarray(cut));
    yield decodeLines(all.subarray(0, cut), encoding);
  }
  yield mixed ? decodeLines(held, encoding) : decoder.decode();
}

/** Lines that are UTF-8 as such, the others in their own encoding. */
function decodeLines(bytes: Buffer, encoding: TextEncodingName): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const other = new TextDecoder(encoding);
  let text = '';
  for (let lineStart = 0; lineStart < bytes.length; ) {
    const feed = bytes.indexOf(10, lineStart);
    const end = feed < 0 ? bytes.length : feed + 1;
    const line = bytes.subarray(lineStart, end);
    text += isUtf8(line) ? line.toString('utf8') : other.decode(line);
    lineStart = end;
  }
  return text;
}
