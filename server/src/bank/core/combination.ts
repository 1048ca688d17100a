/** Parts of so many at most are looked for, among so many. */
const PARTS_MOST = 6;
const AMONG_MOST = 16;

/** Parts that add up, and whether no others do. */
export interface Combination<T> {
  readonly chosen: readonly T[];
  readonly unique: boolean;
}

/**
 * Returns parts whose amounts add up to a total, or null; amounts are minor units of one sign. It looks
 * among the first sixteen for one to six parts and stops at the second answer.
 */
export function findCombination<T extends { readonly amount: bigint }>(
  parts: readonly T[],
  total: bigint,
): Combination<T> | null {
  const among = parts.slice(0, AMONG_MOST);
  const isIn = total > 0n;
  const found: (readonly T[])[] = [];
  const walk = (from: number, rest: bigint, chosen: readonly T[]): void => {
    if (found.length > 1) return;
    if (rest === 0n) {
      if (chosen.length > 0) found.push(chosen);
      return;
    }
    if (chosen.length === PARTS_MOST || rest > 0n !== isIn) return;
    for (let index = from; index < among.length && found.length < 2; index += 1) {
      const part = among[index];
      if (part !== undefined) walk(index + 1, rest - part.amount, [...chosen, part]);
    }
  };
  walk(0, total, []);
  const [first] = found;
  if (first === undefined) return null;
  // Where more were left out than looked at, another answer may be among them.
  return { chosen: first, unique: found.length === 1 && parts.length <= AMONG_MOST };
}
