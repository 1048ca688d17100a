import { parseUnitPrice } from '#contract/money.ts';

/** A month with enough deals to be shown. */
export interface PricePoint {
  readonly month: string;
  readonly deals: number;
  readonly lowest: string;
  readonly median: string;
  readonly highest: string;
}

/** A box that a line is drawn into. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Kept free at each edge, for marks. */
  readonly edge: number;
}

export interface Place {
  readonly month: string;
  /** The month's own width, and its middle. */
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

const monthsOf = (month: string): number => {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return year * 12 + of;
};

/** A unit price as a level of the chart, in its smallest unit. */
const levelOf = (unitPrice: string): number => Number(parseUnitPrice(unitPrice));

/**
 * Where months and prices stand in a frame: each month as wide as the others, true to its gaps;
 * the highest price at the top, the lowest at the bottom. One price alone stands in the middle.
 */
export function placesOf(points: readonly PricePoint[], frame: Frame): Place[] {
  const { width, height, edge } = frame;
  const first = monthsOf(points[0]?.month ?? '0-1');
  const months = monthsOf(points.at(-1)?.month ?? '0-1') - first + 1;
  const top = Math.max(...points.map(({ highest }) => levelOf(highest)));
  const bottom = Math.min(...points.map(({ lowest }) => levelOf(lowest)));
  const down = (unitPrice: string): number => {
    const share = top === bottom ? 0.5 : (top - levelOf(unitPrice)) / (top - bottom);
    return rounded(edge + share * (height - 2 * edge));
  };
  const right = (month: number): number =>
    rounded(edge + ((month - first) / months) * (width - 2 * edge));
  return points.map((point) => {
    const month = monthsOf(point.month);
    return {
      month: point.month,
      from: right(month),
      to: right(month + 1),
      x: right(month + 0.5),
      y: down(point.median),
      low: down(point.lowest),
      high: down(point.highest),
    };
  });
}

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** The steps between months: a price holds until the next month that has one. */
export const stepsOf = (places: readonly Pick<Place, 'from' | 'to' | 'y'>[]): string => {
  const steps = places.map(({ from, y }, i) => (i === 0 ? `M${from} ${y}` : `H${from}V${y}`));
  const last = places.at(-1);
  return last === undefined ? '' : `${steps.join('')}H${last.to}`;
};
