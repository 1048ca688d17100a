import type { PartNumber } from './numbers.ts';
import { type Chance, chanceOf, ranksOf } from './random.ts';
import { popularity } from './stock.ts';

/** How people look for a part, and how many in a hundred do it so. */
export const mix = { exact: 45, prefix: 30, substring: 12, typo: 5, noHit: 8 } as const;
export type Kind = keyof typeof mix;

/** A search text, and the part number that it is meant to find. */
export interface Keyword {
  readonly kind: Kind;
  readonly text: string;
  readonly meant: string;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Shorter numbers are found by typing them whole. */
const WHOLE_UNDER = 7;

/**
 * One typing error: a sign changed, left out or put in, or two neighbours that changed places, which
 * is one error and counts as two edits.
 */
export function mistyped(text: string, chance: Chance, swaps = true): string {
  for (;;) {
    const at = chance.below(text.length);
    const sign = SIGNS[chance.below(SIGNS.length)] as string;
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const wrong = [
      before + sign + after,
      before + after,
      before + sign + text.slice(at),
      before + (text[at + 1] ?? '') + text.slice(at, at + 1) + text.slice(at + 2),
    ][chance.below(swaps ? 4 : 3)] as string;
    if (wrong !== text) return wrong;
  }
}

/** Returns a text that matches nothing: as long as a part number and similar to none. */
function unheardOf(chance: Chance): string {
  let text = 'Q';
  for (let n = 0; n < 11; n += 1) text += SIGNS[chance.below(SIGNS.length)];
  return text;
}

function typed(kind: Kind, mpn: string, chance: Chance): string {
  const length = 5 + chance.below(4);
  if (kind === 'prefix') return mpn.slice(0, Math.min(length, mpn.length - 1));
  if (kind === 'typo') return mistyped(mpn, chance);
  if (kind === 'noHit') return unheardOf(chance);
  if (kind === 'exact') return mpn;
  const from = 1 + chance.below(Math.max(1, mpn.length - length));
  return mpn.slice(from, from + length);
}

/** Draws parts as they are searched for: those with the most offers the most often. */
export function soughtParts(parts: readonly PartNumber[], seed: number, least = WHOLE_UNDER) {
  const chance = chanceOf(seed);
  const rank = ranksOf(parts.length, popularity);
  return (): PartNumber => {
    for (;;) {
      const part = parts[rank(chance)] as PartNumber;
      if (part.mpn.replace(/[^\p{L}\p{N}]/gu, '').length >= least) return part;
    }
  };
}

/** Keywords of one kind, over parts that are in stock. */
export function keywordsOf(kind: Kind, count: number, next: () => PartNumber, seed: number) {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (): Keyword => {
    const meant = next().mpn;
    return { kind, text: typed(kind, meant, chance), meant };
  });
}

/** The mix, in a shuffled order that is the same for the same seed. */
export function keywordMix(count: number, next: () => PartNumber, seed: number): Keyword[] {
  const chance = chanceOf(seed);
  const kinds = (Object.keys(mix) as Kind[]).flatMap((kind) => Array<Kind>(mix[kind]).fill(kind));
  return Array.from({ length: count }, (): Keyword => {
    const kind = chance.pick(kinds);
    const meant = next().mpn;
    return { kind, text: typed(kind, meant, chance), meant };
  });
}
