/** A source of numbers that gives the same ones for the same seed (mulberry32). */
export interface Random {
  /** Returns a whole number from 0 up to, not with, `below`. */
  below(below: number): number;
  /** Returns whether something of this chance, 0 to 1, happens. */
  chance(of: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (of) => next() < of,
    pick: (list) => {
      const one = list[below(list.length)];
      if (one === undefined) throw new RangeError('nothing to pick from');
      return one;
    },
  };
}
