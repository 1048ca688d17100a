import { compareDateCode } from '#contract/dock/lots.ts';
import type { Line, Order, Pack } from './order.ts';

/** Returns whether a pack has a date code that was not agreed for its line. */
export const isOtherDateCode = (line: Pick<Line, 'dateCode'>, pack: Pick<Pack, 'dateCode'>) =>
  compareDateCode(line.dateCode, pack.dateCode) === 'differs';

/**
 * Returns whether packs name lines of the order, and those of each line that has any hold together
 * what was counted of it.
 */
export function packsHoldCount(
  order: Pick<Order, 'lines'>,
  {
    lines,
    packs,
  }: {
    readonly lines: readonly { readonly lineId: string; readonly pieces: number }[];
    readonly packs: readonly Pack[];
  },
): boolean {
  const sums = new Map<string, number>();
  for (const { lineId, pieces } of packs) sums.set(lineId, (sums.get(lineId) ?? 0) + pieces);
  return [...sums].every(
    ([lineId, sum]) =>
      order.lines.some(({ id }) => id === lineId) &&
      lines.find((line) => line.lineId === lineId)?.pieces === sum,
  );
}
