/** References of payments: how they are written, and how they are found in a bank's text. */

const LETTER_BASE = 55; // A is 10, as ISO 7064 counts.
const MOD = 97;

/** Returns the remainder of ISO 7064 mod 97-10 of letters and digits. */
function mod97(text: string): number {
  let rest = 0;
  for (const one of text) {
    const value = one >= 'A' ? one.charCodeAt(0) - LETTER_BASE : Number(one);
    rest = (rest * (value > 9 ? 100 : 10) + value) % MOD;
  }
  return rest;
}

/** Whether a text is a creditor reference of ISO 11649 with the right check digits. */
export function isCreditorReference(text: string): boolean {
  if (!/^RF\d{2}[0-9A-Z]{1,21}$/.test(text)) return false;
  return mod97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** Returns the creditor reference (ISO 11649) of a number such as `RC-261117-0220`. */
export function creditorReference(no: string): string {
  const body = no.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const check = MOD + 1 - mod97(`${body}RF00`);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
};

/** Returns letters and digits in capitals: blanks, dashes and marks are left out by banks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Returns a plain text with letters read as the digits that they look like. */
export const foldLookalikes = (plain: string): string =>
  plain.replace(/[OILSBZ]/g, (one) => lookalikes[one] ?? one);

/** Where a reference was found, and how well. */
export interface FoundReference {
  readonly key: string;
  /** The text had to be repaired: letters for digits. */
  readonly repaired: boolean;
  /** It was written as the end of a number after another one. */
  readonly shorthand: boolean;
  /** It has check digits, and they are right. */
  readonly checked: boolean;
}

/** The references of many records, so that one text is searched for all of them at once. */
export class ReferenceIndex {
  private readonly keys = new Map<string, string>();
  private readonly lengths: number[] = [];

  constructor(references: Iterable<string>) {
    const lengths = new Set<number>();
    for (const reference of references) {
      const key = plainText(reference);
      if (key.length < 8) continue;
      this.keys.set(foldLookalikes(key), key);
      lengths.add(key.length);
    }
    this.lengths = [...lengths].sort((a, b) => b - a);
  }

  /** Returns all references that a text names. */
  find(text: string): FoundReference[] {
    const plain = plainText(text);
    const folded = foldLookalikes(plain);
    const found = new Map<string, FoundReference>();
    const used = new Uint8Array(plain.length);
    for (const length of this.lengths) {
      for (let index = 0; index + length <= folded.length; index += 1) {
        const key = this.keys.get(folded.slice(index, index + length));
        // A number inside a longer one that was found is no second reference; nor is a part of one.
        if (key === undefined || used[index] === 1 || this.goesOn(folded, index, length)) continue;
        used.fill(1, index, index + length);
        const repaired = plain.slice(index, index + length) !== key;
        found.set(key, { key, repaired, shorthand: false, checked: isCreditorReference(key) });
      }
    }
    for (const [key, one] of this.shorthands(text)) if (!found.has(key)) found.set(key, one);
    return [...found.values()];
  }

  /** Whether digits go on after a number so that it is a longer one. */
  private goesOn(folded: string, index: number, length: number): boolean {
    for (const longer of this.lengths) {
      if (longer <= length) break;
      const isThere = index + longer <= folded.length;
      if (isThere && this.keys.has(folded.slice(index, index + longer))) return true;
    }
    return false;
  }

  /** Finds `RC-261117-0220 / 0221`: the second number goes by its end alone. */
  private shorthands(text: string): Map<string, FoundReference> {
    const found = new Map<string, FoundReference>();
    const shape =
      /\b([A-Z]{2})[-\s]?(\d{6})[-\s]?(\d{4,9})((?:\s*(?:[/,;+&]|AND|UND|Y|ET|И|和)\s*\d{4,9}\b)+)/gi;
    for (const [, prefix = '', day = '', , rest = ''] of text.matchAll(shape)) {
      for (const [end] of rest.matchAll(/\d{4,9}/g)) {
        const key = plainText(prefix + day + end);
        const known = this.keys.get(foldLookalikes(key));
        if (known !== undefined) {
          found.set(known, { key: known, repaired: false, shorthand: true, checked: false });
        }
      }
    }
    return found;
  }
}

/** Returns the number of single changes that make one text the other, at most `most` + 1. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const value = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + cost,
      );
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    before = row;
  }
  return before[b.length] ?? most + 1;
}

/** Whether a text names a number that is none of these: an invoice of somebody else, another record. */
export function citesOther(text: string, references: readonly string[]): boolean {
  const known = references.map((one) => foldLookalikes(plainText(one)));
  const digitsOf = (one: string): string => one.replace(/\D/g, '');
  const tokens = text
    .normalize('NFKC')
    .toUpperCase()
    .match(/\b[A-Z]{0,4}[-/ ]?\d[\dOISBLZ]*(?:[-/ ]\d+)*\b/g);
  return (tokens ?? []).some((token) => {
    const plain = foldLookalikes(plainText(token));
    const digits = digitsOf(plain);
    if (digits.length < 4) return false;
    return !known.some(
      (key) =>
        key.includes(plain) ||
        plain.includes(key) ||
        digitsOf(key).includes(digits) ||
        distance(plain, key, 2) <= 2 ||
        distance(digits, digitsOf(key), 2) <= 2,
    );
  });
}
