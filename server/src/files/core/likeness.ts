import type { Part } from './fingerprint.ts';

/** A square of gray levels, row by row. */
export interface Square {
  readonly gray: ArrayLike<number>;
  readonly side: number;
}

/** How closely two squares are compared. */
interface Thresholds {
  /** Reach of the mean that is taken off each pixel: light differs, edges and markings stay. */
  readonly reach: number;
  /** Blocks of a side that are compared each for itself. */
  readonly blocks: number;
  /** Blocks with less contrast than this, the grain of a camera, say nothing. */
  readonly contrast: number;
  /** Steps by which the edges of a crop are moved until both agree most, in shares. */
  readonly steps: readonly number[];
  /** From here on they are copies, as a whole and in the worst block. */
  readonly whole: number;
  readonly worst: number;
}

/** The side of the squares of a close comparison. */
export const CLOSE_SIDE = 288;

/** A comparison of small squares finds what may be a copy, a close one decides. */
const thresholds = {
  first: {
    reach: 3,
    blocks: 6,
    contrast: 2.2,
    steps: [0.012, 0.006, 0.003, 0.0015],
    whole: 0.78,
    worst: 0.5,
  },
  close: {
    reach: 5,
    blocks: 16,
    contrast: 7,
    steps: [0.003, 0.0015, 0.0007],
    whole: 0.8,
    worst: 0.6,
  },
} as const satisfies Record<string, Thresholds>;
type Scale = keyof typeof thresholds;

const ROUNDS = 3;
/** Pictures that agree less at the first guess are no copies: nothing is moved. */
const GUESS_LEAST = 0.15;

/** Returns what stands out of its surroundings at each pixel. */
function detailsOf({ gray, side }: Square, reach: number): Float64Array {
  // Sums of all above and to the left, so that a mean takes four of them.
  const wide = side + 1;
  const sums = new Float64Array(wide * wide);
  for (let y = 0; y < side; y += 1) {
    let row = 0;
    for (let x = 0; x < side; x += 1) {
      row += gray[y * side + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  const details = new Float64Array(side * side);
  for (let y = 0; y < side; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(side, y + reach + 1)];
    for (let x = 0; x < side; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(side, x + reach + 1)];
      const sum =
        (sums[bottom * wide + right] ?? 0) -
        (sums[top * wide + right] ?? 0) -
        (sums[bottom * wide + left] ?? 0) +
        (sums[top * wide + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      details[y * side + x] = (gray[y * side + x] ?? 0) - mean;
    }
  }
  return details;
}

const mix = (one: number | undefined, other: number | undefined, share: number): number =>
  (one ?? 0) * (1 - share) + (other ?? 0) * share;

/** Enlarges a part of a square to the whole of it, into an array that is used again. */
function enlargePart(
  { levels, side, out }: { levels: Float64Array; side: number; out: Float64Array },
  { across, down }: Part,
): Float64Array {
  const axis = ({ from, to }: Part['across']) =>
    Float64Array.from({ length: side }, (_, pixel) => {
      const place = (from + ((pixel + 0.5) / side) * (to - from)) * side - 0.5;
      return Math.min(side - 1, Math.max(0, place));
    });
  const [columns, rows] = [axis(across), axis(down)];
  for (let y = 0; y < side; y += 1) {
    const v = rows[y] ?? 0;
    const above = Math.floor(v);
    const below = Math.min(side - 1, above + 1);
    for (let x = 0; x < side; x += 1) {
      const u = columns[x] ?? 0;
      const left = Math.floor(u);
      const right = Math.min(side - 1, left + 1);
      const top = mix(levels[above * side + left], levels[above * side + right], u - left);
      const bottom = mix(levels[below * side + left], levels[below * side + right], u - left);
      out[y * side + x] = mix(top, bottom, v - above);
    }
  }
  return out;
}

/** Two squares of details of one side. */
interface Pair {
  readonly one: Float64Array;
  readonly other: Float64Array;
  readonly side: number;
}

/** Returns how far two squares agree in a block, -1 to 1; null where both are plain there. */
function agreement(
  { one, other, side }: Pair,
  block: { readonly left: number; readonly top: number; readonly size: number },
  contrast: number,
): number | null {
  let [sumA, sumB, ab, aa, bb] = [0, 0, 0, 0, 0];
  for (let y = block.top; y < block.top + block.size; y += 1) {
    for (let x = block.left; x < block.left + block.size; x += 1) {
      const a = one[y * side + x] ?? 0;
      const b = other[y * side + x] ?? 0;
      sumA += a;
      sumB += b;
      ab += a * b;
      aa += a * a;
      bb += b * b;
    }
  }
  const count = block.size * block.size;
  const [varA, varB] = [aa - (sumA * sumA) / count, bb - (sumB * sumB) / count];
  const least = contrast * contrast * count;
  if (varA < least && varB < least) return null;
  return (ab - (sumA * sumB) / count) / Math.sqrt(varA * varB || 1);
}

/** Returns a part with each of its four edges moved a little, one at a time. */
const shiftedEdges = ({ across, down }: Part, step: number): Part[] =>
  [step, -step].flatMap((by) => [
    { across: { ...across, from: across.from + by }, down },
    { across: { ...across, to: across.to + by }, down },
    { across, down: { ...down, from: down.from + by } },
    { across, down: { ...down, to: down.to + by } },
  ]);

/** How far a copy agrees with a part of an original, and whether it is the same photo. */
export interface Likeness {
  readonly part: Part;
  readonly whole: number;
  /** The agreement of the worst block; -1 where the whole does not agree. */
  readonly worst: number;
  readonly isCopy: boolean;
}

/**
 * Returns how far a picture agrees with that part of another which it may be a copy of, near a guess
 * of the part. It is the same photo where every part of it agrees, its marking too.
 */
export function likenessOf(
  pair: { readonly original: Square; readonly copy: Square },
  guess: Part,
  scale: Scale,
): Likeness {
  const { reach, blocks, contrast, steps, whole, worst: worstLeast } = thresholds[scale];
  const { side } = pair.original;
  const first = detailsOf(pair.original, reach);
  const other = detailsOf(pair.copy, reach);
  const all = { left: 0, top: 0, size: side };
  const out = new Float64Array(side * side);
  const enlarged = (part: Part): Pair => ({
    one: enlargePart({ levels: first, side, out }, part),
    other,
    side,
  });
  const agreed = (part: Part) => agreement(enlarged(part), all, 0.5) ?? 0;
  let best = { part: guess, agreed: agreed(guess) };
  for (const step of best.agreed < GUESS_LEAST ? [] : steps) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = best;
      for (const part of shiftedEdges(before.part, step)) {
        const found = agreed(part);
        if (found > best.agreed) best = { part, agreed: found };
      }
      if (best === before) break;
    }
  }
  if (best.agreed < whole) return { part: best.part, whole: best.agreed, worst: -1, isCopy: false };
  const size = Math.floor(side / blocks);
  const fitted = enlarged(best.part);
  let worst = 1;
  for (let index = 0; index < blocks * blocks; index += 1) {
    const block = { left: (index % blocks) * size, top: Math.floor(index / blocks) * size, size };
    worst = Math.min(worst, agreement(fitted, block, contrast) ?? 1);
  }
  return { part: best.part, whole: best.agreed, worst, isCopy: worst >= worstLeast };
}
