import { createHash } from 'node:crypto';

/** A node of a tree: SHA-256 in hexadecimal, and the sums below it in US cents and CNY fen. */
export interface SumNode {
  readonly hash: string;
  readonly usd: bigint;
  readonly cny: bigint;
}

/** The content of a leaf: whose it is stays hidden behind the salt. */
export interface LeafContent {
  /** The day that it is of, `2026-11-21`. */
  readonly day: string;
  readonly kind: 'balance' | 'order' | 'padding';
  /** The account's or order's id; empty for padding. */
  readonly subject: string;
  /** 32 random bytes in hexadecimal, drawn for this leaf alone. */
  readonly salt: string;
  readonly available: bigint;
  readonly frozen: bigint;
  /** An integrity deposit in CNY fen. */
  readonly deposit: bigint;
  /** The balance of an order's escrow. */
  readonly held: bigint;
}

/** A neighbor on the way to the root, and the side that it stands on. */
export type PathStep = SumNode & { readonly side: 'left' | 'right' };

/** Each hash begins with what it is of: a leaf can never pass for a node, nor for another use. */
const LEAF_DOMAIN = 'assay/balances/1/leaf';
const NODE_DOMAIN = 'assay/balances/1/node';
/** Sums stay below it: a leaf is at most a bigint of the database, a tree has at most 2^32 leaves. */
const SUM_LIMIT = 1n << 96n;

const sha256 = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n'), 'utf8').digest('hex');

const isAmount = (minor: bigint): boolean => minor >= 0n && minor < SUM_LIMIT;

/** Returns a leaf of a content. Throws a RangeError where an amount is below zero. */
export function leafOf(content: LeafContent): SumNode {
  const { day, kind, subject, salt, available, frozen, deposit, held } = content;
  const amounts = [available, frozen, deposit, held];
  if (!amounts.every(isAmount)) throw new RangeError('a leaf below zero');
  const hash = sha256([LEAF_DOMAIN, day, kind, subject, salt, ...amounts.map(String)]);
  return { hash, usd: available + frozen + held, cny: deposit };
}

/** Returns the node above two. Throws a RangeError where a sum is below zero or too large. */
export function nodeOf(left: SumNode, right: SumNode): SumNode {
  const usd = left.usd + right.usd;
  const cny = left.cny + right.cny;
  const sums = [left.usd, left.cny, right.usd, right.cny];
  if (![...sums, usd, cny].every(isAmount)) throw new RangeError('a sum below zero');
  const [lu, lc, ru, rc] = sums.map(String);
  const hash = sha256([NODE_DOMAIN, left.hash, `${lu}`, `${lc}`, right.hash, `${ru}`, `${rc}`]);
  return { hash, usd, cny };
}

/** Returns the number of leaves that a tree is filled up to: a power of two, at least two. */
export function paddedCount(count: number): number {
  let size = 2;
  while (size < count) size *= 2;
  return size;
}

/** Returns the levels of a tree, the leaves first, the root last. Leaves are a power of two. */
export function levelsOf(leaves: readonly SumNode[]): SumNode[][] {
  if (leaves.length !== paddedCount(leaves.length)) throw new RangeError('leaves without padding');
  const levels = [[...leaves]];
  for (let below = levels[0] ?? []; below.length > 1; ) {
    const above: SumNode[] = [];
    for (let index = 0; index < below.length; index += 2) {
      const [left, right] = [below[index], below[index + 1]];
      if (left === undefined || right === undefined) throw new RangeError('an odd level');
      above.push(nodeOf(left, right));
    }
    levels.push(above);
    below = above;
  }
  return levels;
}

/** Returns the root that a leaf and its path lead to. Throws a RangeError for a sum below zero. */
export const rootOf = (leaf: SumNode, path: readonly PathStep[]): SumNode =>
  path.reduce((node, { side, ...next }) => {
    return side === 'left' ? nodeOf(next, node) : nodeOf(node, next);
  }, leaf);

/** Returns the places of the neighbors of a leaf, level by level. */
export const neighborsOf = (
  index: number,
  levels: number,
): { readonly level: number; readonly index: number; readonly side: PathStep['side'] }[] =>
  Array.from({ length: levels - 1 }, (_, level) => {
    const own = Math.floor(index / 2 ** level);
    return { level, index: own ^ 1, side: own % 2 === 0 ? ('right' as const) : ('left' as const) };
  });
