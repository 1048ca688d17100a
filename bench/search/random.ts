/** A seeded source of chance: the same seed gives the same numbers on every machine. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Chance by the generator sfc32, warmed up from one number. */
export function chanceOf(seed: number): Chance {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed | 0];
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warm = 0; warm < 20; warm += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (from) => from[below(from.length)] as (typeof from)[number] };
}

/** Shuffles in place. */
export function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = chance.below(at + 1);
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
  return items;
}

/**
 * Draws ranks from 0 up, the first ones the most often: the weight of rank r is (r + flat) to the
 * power of -steep, as Zipf and Mandelbrot found it in words.
 */
export function ranksOf(count: number, { steep, flat }: { steep: number; flat: number }) {
  const until = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += (rank + flat) ** -steep;
    until[rank] = sum;
  }
  return (chance: Chance): number => {
    const drawn = chance.next() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((until[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
