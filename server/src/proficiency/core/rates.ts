/** An interval of a share, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Half of what lies outside of an interval of 95 %. */
const TAIL = 0.025;
const STEPS = 60;

/** Returns the chance of at least so many hits in some trials, each with a chance. */
function chanceOfAtLeast(hits: number, trials: number, chance: number): number {
  if (hits <= 0 || chance >= 1) return 1;
  if (chance <= 0) return 0;
  const odds = Math.log(chance) - Math.log1p(-chance);
  // The logarithm of each term follows from the one before, so that no term is lost.
  let term = trials * Math.log1p(-chance);
  let below = 0;
  for (let count = 0; count < hits; count += 1) {
    below += Math.exp(term);
    term += Math.log((trials - count) / (count + 1)) + odds;
  }
  return Math.max(0, 1 - below);
}

/** Returns the chance at which a growing function reaches a value, by halving. */
function solve(reaches: (chance: number) => number, value: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (reaches(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Returns the interval of Clopper and Pearson at 95 % for `hits` in `trials`: it holds the true rate
 * in at least 95 of 100 cases, however few the trials are. Without trials it is 0 to 1.
 */
export function intervalOf(hits: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const low = hits === 0 ? 0 : solve((chance) => chanceOfAtLeast(hits, trials, chance), TAIL);
  const high =
    hits === trials ? 1 : solve((chance) => chanceOfAtLeast(hits + 1, trials, chance), 1 - TAIL);
  return { low, high };
}
