import type { ModelLine, ReportedLot } from './model.ts';
import { untestedPrice } from './model-money.ts';

/** Adds the lots of a report to a line: a test that was made in any round counts as made. */
export function addReported(
  line: ModelLine,
  reported: readonly ReportedLot[],
  testsEach: bigint,
): void {
  const lots = new Map(line.lots);
  for (const { id, lineId, pieces, isTested } of reported) {
    if (lineId !== line.id) continue;
    const before = lots.get(id);
    lots.set(id, {
      pieces: Math.max(pieces, before?.pieces ?? 0),
      isTested: isTested || (before?.isTested ?? false),
      isReported: true,
    });
  }
  line.lots = lots;
  const sellers = reported.filter(({ lineId, ofSeller }) => ofSeller && lineId === line.id);
  line.sellerLots = new Map([...line.sellerLots, ...sellers.map((lot) => [lot.id, lot] as const)]);
  // Nothing of the line came: none of its tests could be made.
  const price = lots.size === 0 ? testsEach : untestedPrice(line, testsEach);
  if (price > line.notMade) line.notMade = price;
}
