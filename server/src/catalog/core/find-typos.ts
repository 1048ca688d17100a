import { editDistance } from './edit-distance.ts';
import type { PartIndex } from './part-index.ts';

/** A part whose key differs from the keyword by one or two typing errors. */
export interface TypoMatch {
  readonly slot: number;
  /** Neighbours that changed places are one error. */
  readonly errors: 1 | 2;
  /** Signs that differ between the two. */
  readonly edits: number;
}

/** One error is looked for in a key of so many signs, two in a longer one. */
const ONE_ERROR_MOST = 7;
/** Under so many signs each number that is one error away is looked up by itself. */
const ENUMERATED_MOST = 5;
/** So many parts that share a piece of the key are compared. */
const COMPARED_MOST = 6000;
const PIECE_MIN = 3;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A piece of the key that stayed as it was: its head, its tail, or what stands between. */
interface Piece {
  readonly text: string;
  readonly position: 'head' | 'tail' | 'middle';
}

/** Calls `visit` with the parts whose keys hold a piece where the key has it, or near it. */
function visitHolding(
  index: PartIndex,
  { text, position }: Piece,
  visit: (slot: number) => void,
): void {
  if (position === 'head') {
    index.sorted.visitPrefix(text, COMPARED_MOST, visit);
    return;
  }
  const posting = index.trigrams.shortestPosting(text, { ending: position === 'tail' });
  if (posting === null) return;
  for (let place = 0; place < Math.min(posting.size, COMPARED_MOST); place += 1) {
    visit(posting.slots[place] as number);
  }
}

/** Every number that is one error away from a short one. */
function* variantsByOneEdit(key: string): Generator<string> {
  for (let i = 0; i <= key.length; i += 1) {
    const [before, after] = [key.slice(0, i), key.slice(i)];
    for (const sign of SIGNS) {
      yield before + sign + after;
      if (after !== '') yield before + sign + after.slice(1);
    }
    if (after !== '') yield before + after.slice(1);
  }
}

/** Every number in which two neighbours of this one changed places. */
function* variantsByTransposition(key: string): Generator<string> {
  for (let i = 0; i + 1 < key.length; i += 1) {
    if (key[i] === key[i + 1]) continue;
    yield key.slice(0, i) + key[i + 1] + key[i] + key.slice(i + 2);
  }
}

/** The pieces of which one stays as it was whatever so many errors did. */
function piecesOf(key: string, errors: 1 | 2): Piece[] {
  const size = errors === 1 ? key.length >> 1 : Math.max(PIECE_MIN, Math.floor(key.length / 3));
  const pieces: Piece[] = [
    { text: key.slice(0, size), position: 'head' },
    { text: key.slice(-(errors === 1 ? key.length - size : size)), position: 'tail' },
  ];
  if (errors === 2) pieces.push({ text: key.slice(size, key.length - size), position: 'middle' });
  return pieces.filter(({ text, position }) => position === 'head' || text.length >= PIECE_MIN);
}

/**
 * Parts in stock that differ from a key by one error or, in a key of eight signs or more, by two:
 * the nearest first, then those with most lines. Two errors leave a third of the number as it was;
 * where very many parts share a piece, not all of them are compared.
 */
export function findTypos(index: PartIndex, key: string, stale: number): TypoMatch[] {
  const matches = new Map<number, TypoMatch>();
  const signs = index.signatureFor(key);
  const compare = (errors: 1 | 2) => (slot: number) => {
    if (matches.has(slot) || !index.mayDiffer(slot, signs, key.length, errors)) return;
    const edits = editDistance(index.key(slot), key, errors);
    if (edits > errors || !index.isStocked(slot, stale)) return;
    matches.set(slot, { slot, errors: edits === 1 ? 1 : 2, edits });
  };
  for (const other of variantsByTransposition(key)) {
    for (const slot of index.withKey(other)) {
      if (index.isStocked(slot, stale)) matches.set(slot, { slot, errors: 1, edits: 2 });
    }
  }
  if (key.length <= ENUMERATED_MOST) {
    for (const other of variantsByOneEdit(key)) index.withKey(other).forEach(compare(1));
  } else for (const piece of piecesOf(key, 1)) visitHolding(index, piece, compare(1));
  if (key.length > ONE_ERROR_MOST && matches.size === 0) {
    for (const piece of piecesOf(key, 2)) visitHolding(index, piece, compare(2));
  }
  return [...matches.values()].sort(
    (a, b) =>
      a.errors - b.errors ||
      index.lines(b.slot) - index.lines(a.slot) ||
      (index.key(a.slot) < index.key(b.slot) ? -1 : 1),
  );
}
