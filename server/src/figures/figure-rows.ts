import { type FigureChart, funnelSteps } from '#contract/figures/constants.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { WrittenCell, WrittenRows } from '#server/sheets/public.ts';
import type { Figures } from './queries/read-figures.ts';
import type { FigureWords } from './words.ts';

/** Words of a file: its own, and the names of states. */
interface RowWords {
  readonly words: FigureWords;
  readonly states: Readonly<Record<OrderState, string>>;
}

const TENTHS = 1000;
const percent = (share: number): number => Math.round(share * TENTHS) / (TENTHS / 100);

function passRows(list: Figures['sellers'], words: FigureWords): WrittenCell[][] {
  const { name, lots, passed, rate, low, high } = words.columns;
  return [
    [name, lots, passed, rate, low, high],
    ...list.map((one) => [
      one.name,
      one.count,
      one.passed,
      percent(one.count === 0 ? 0 : one.passed / one.count),
      percent(one.low),
      percent(one.high),
    ]),
  ];
}

function durationRows({ total, periods }: Figures['release'], words: FigureWords): WrittenCell[][] {
  const { period, orders, median, p90 } = words.columns;
  return [
    [period, orders, median, p90],
    ...periods.map((one) => [one.start, one.count, one.median, one.p90]),
    [words.whole, total.count, total.median, total.p90],
  ];
}

const makers: Record<FigureChart, (figures: Figures, words: RowWords) => WrittenCell[][]> = {
  deals: ({ deals }, { words: { columns } }) => [
    [columns.period, columns.orders, columns.value],
    ...deals.map(({ start, count, value }) => [start, count, value.amount]),
  ],
  held: ({ held }, { words: { columns } }) => [
    [columns.period, columns.held],
    ...held.map(({ start, value }) => [start, value.amount]),
  ],
  release: ({ release }, { words }) => durationRows(release, words),
  refund: ({ refund }, { words }) => durationRows(refund, words),
  sellers: ({ sellers }, { words }) => passRows(sellers, words),
  manufacturers: ({ manufacturers }, { words }) => passRows(manufacturers, words),
  late: ({ late }, { words: { columns }, states }) => [
    [columns.step, columns.missed, columns.open, columns.median, columns.p90],
    ...late.map((one) => [states[one.step], one.count, one.open, one.median, one.p90]),
  ],
  funnel: ({ funnel }, { words }) => [
    [words.columns.step, words.columns.enquiries],
    ...funnelSteps.map((step) => [words.funnel[step], funnel[step]]),
  ],
};

/** Makes the rows of a chart's file; at most one for each period or name of the range. */
export async function* figureRows(
  chart: FigureChart,
  figures: Figures,
  words: RowWords,
): WrittenRows {
  yield makers[chart](figures, words);
}
