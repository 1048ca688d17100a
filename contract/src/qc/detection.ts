/** How bad a lot may be, in percent, where a plan tells its chance to catch it. */
export const badPercents = [1, 2, 5, 10, 50] as const;

/** Bad pieces of a lot that is so many percent bad: rounded half up, at least one. */
export const badPiecesOf = ({ lot, badPercent }: { lot: number; badPercent: number }): number =>
  Math.max(1, Math.round((lot * badPercent) / 100));

/**
 * The chance that at least one bad piece is in a sample drawn without putting back (hypergeometric,
 * no defects allowed): 0 for an empty sample, 1 where the good pieces cannot fill it.
 */
export function chanceToCatch({
  lot,
  bad,
  sample,
}: {
  lot: number;
  bad: number;
  sample: number;
}): number {
  if (bad < 0 || sample < 0 || bad > lot || sample > lot) {
    throw new RangeError('bad pieces and sample are parts of the lot');
  }
  let allGood = 1;
  for (let index = 0; index < sample; index += 1) {
    allGood *= Math.max(0, lot - bad - index) / (lot - index);
    if (allGood === 0) return 1;
  }
  return 1 - allGood;
}
