/** How bad a lot may be, in percent, where a plan tells its chance to catch it. */
export const badPercents = [1, 2, 5, 10, 50] as const;

/** Bad pieces of a lot that is so many percent bad: rounded half up, at least one. */
export const badPiecesOf = ({ lot, badPercent }: { lot: number; badPercent: number }): number =>
  Math.max(1, Math.round((lot * badPercent) / 100));

/** Below it a chance that all pieces are good is lost in the rounding of one minus it. */
const NEGLIGIBLE = 2 ** -54;

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
  // Sample and bad pieces may be exchanged: fewer steps, also for all pieces of a lot of millions.
  const [fewer, more] = bad < sample ? [bad, sample] : [sample, bad];
  let allGood = 1;
  for (let index = 0; index < fewer; index += 1) {
    allGood *= Math.max(0, lot - more - index) / (lot - index);
    if (allGood < NEGLIGIBLE) return 1;
  }
  return 1 - allGood;
}
