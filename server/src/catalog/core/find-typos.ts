import { editsBetween } from './edits.ts';
import type { PartIndex } from './part-index.ts';

/** A part whose key differs from the keyword by one or two typing errors. */
export interface Near {
  readonly slot: number;
  /** Neighbours that changed places are one error. */
  readonly errors: 1 | 2;
  /** Signs that differ between the two. */
  readonly edits: number;
}

/** One error is looked for in a key of so many signs, two in a longer one. */
const ONE_ERROR_MOST = 7;
/** Under so many signs each number that is one error away is looked up by itself. */
const BY_ITSELF_MOST = 5;
/** So many parts that share a piece of the key are compared. */
const COMPARED_MOST = 6000;
const PIECE_MIN = 3;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A piece of the key that stayed as it was: its head, its tail, or what stands between. */
interface Piece {
  readonly text: string;
  readonly at: 'head' | 'tail' | 'middle';
}

/** Calls `visit` with the parts whose keys hold a piece where the key has it, or near it. */
function holding(index: PartIndex, { text, at }: Piece, visit: (slot: number) => void): void {
  if (at === 'head') {
    index.sorted.eachStarting(text, COMPARED_MOST, visit);
    return;
  }
  const posting = index.trigrams.rarest(text, { ending: at === 'tail' });
  if (posting === null) return;
  for (let place = 0; place < Math.min(posting.size, COMPARED_MOST); place += 1) {
    visit(posting.slots[place] as number);
  }
}

/** Every number that is one error away from a short one. */
function* oneErrorAway(key: string): Generator<string> {
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    for (const sign of SIGNS) {
      yield before + sign + after;
      if (after !== '') yield before + sign + after.slice(1);
    }
    if (after !== '') yield before + after.slice(1);
  }
}

/** Every number in which two neighbours of this one changed places. */
function* swappedIn(key: string): Generator<string> {
  for (let at = 0; at + 1 < key.length; at += 1) {
    if (key[at] === key[at + 1]) continue;
    yield key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2);
  }
}

/** The pieces of which one stays as it was whatever so many errors did. */
function piecesOf(key: string, errors: 1 | 2): Piece[] {
  const size = errors === 1 ? key.length >> 1 : Math.max(PIECE_MIN, Math.floor(key.length / 3));
  const pieces: Piece[] = [
    { text: key.slice(0, size), at: 'head' },
    { text: key.slice(-(errors === 1 ? key.length - size : size)), at: 'tail' },
  ];
  if (errors === 2) pieces.push({ text: key.slice(size, key.length - size), at: 'middle' });
  return pieces.filter(({ text, at }) => at === 'head' || text.length >= PIECE_MIN);
}

/**
 * Parts in stock that differ from a key by one error or, in a key of eight signs or more, by two:
 * the nearest first, then those with most lines. Two errors leave a third of the number as it was;
 * where very many parts share a piece, not all of them are compared.
 */
export function findTypos(index: PartIndex, key: string, stale: number): Near[] {
  const near = new Map<number, Near>();
  const signs = index.signsOf(key);
  const compare = (errors: 1 | 2) => (slot: number) => {
    if (near.has(slot) || !index.mayDiffer(slot, signs, key.length, errors)) return;
    const edits = editsBetween(index.key(slot), key, errors);
    if (edits > errors || !index.isStocked(slot, stale)) return;
    near.set(slot, { slot, errors: edits === 1 ? 1 : 2, edits });
  };
  for (const other of swappedIn(key)) {
    for (const slot of index.withKey(other)) {
      if (index.isStocked(slot, stale)) near.set(slot, { slot, errors: 1, edits: 2 });
    }
  }
  if (key.length <= BY_ITSELF_MOST) {
    for (const other of oneErrorAway(key)) index.withKey(other).forEach(compare(1));
  } else for (const piece of piecesOf(key, 1)) holding(index, piece, compare(1));
  if (key.length > ONE_ERROR_MOST && near.size === 0) {
    for (const piece of piecesOf(key, 2)) holding(index, piece, compare(2));
  }
  return [...near.values()].sort(
    (a, b) =>
      a.errors - b.errors ||
      index.lines(b.slot) - index.lines(a.slot) ||
      (index.key(a.slot) < index.key(b.slot) ? -1 : 1),
  );
}
