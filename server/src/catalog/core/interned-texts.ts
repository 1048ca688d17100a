/** Four hexadecimal digits of each number under 65,536. */
const hex4 = Array.from({ length: 1 << 16 }, (_, n) => n.toString(16).padStart(4, '0'));
const highWordHex = (word: number) => hex4[word >>> 16] as string;
const lowHex = (word: number) => hex4[word & 0xffff] as string;

/** Writes a UUID as four words of 32 bits, at a place. */
export function writeUuid(text: string, into: Uint32Array, offset: number): void {
  const digits = text.replaceAll('-', '');
  for (let word = 0; word < 4; word += 1) {
    into[offset + word] = Number.parseInt(digits.slice(word * 8, word * 8 + 8), 16);
  }
}

/** Reads a UUID that was written as four words. */
export function readUuid(words: Uint32Array, offset: number): string {
  const [a, b, c, d] = [words[offset], words[offset + 1], words[offset + 2], words[offset + 3]] as [
    number,
    number,
    number,
    number,
  ];
  return `${highWordHex(a)}${lowHex(a)}-${highWordHex(b)}-${lowHex(b)}-${highWordHex(c)}-${lowHex(c)}${highWordHex(d)}${lowHex(d)}`;
}

/** Texts that many share, each by a number of its own; the first is 0. */
export class InternedTexts {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  numberOf(text: string): number {
    const existing = this.#numbers.get(text);
    if (existing !== undefined) return existing;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  get size(): number {
    return this.#texts.length;
  }

  text(number: number): string {
    return this.#texts[number] as string;
  }
}
