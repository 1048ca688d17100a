import { lineAmount, parseUnitPrice, wire } from '../money.ts';
import type { MoneyWire } from '../money-schemas.ts';
import type { BomMatch, BomRisk, BomState, PriceStep } from './bill-schemas.ts';
import { type Build, type Counted, isMiscounted, perBoard, piecesNeeded } from './needed.ts';
import { bomRisks, bomStates, choiceStates, readyStates } from './shapes.ts';

/** The step of a ladder that holds at a number of pieces; null where it ends before. */
export function stepAt(prices: readonly PriceStep[], pieces: number): PriceStep | null {
  const step = prices.findLast(({ from }) => from <= pieces);
  return step === undefined || step.unitPrice === null ? null : step;
}

/** The fields of a line that the sums need. */
export interface Summed extends Counted {
  readonly match: Pick<BomMatch, 'state' | 'part' | 'prices' | 'risks'>;
}

/** The figures of one line at a build. */
export interface LineFigures {
  readonly perBoard: number | null;
  /** Pieces to buy; null where the line says no number or is not placed. */
  readonly needed: number | null;
  readonly isMiscounted: boolean;
  /** In USD at that many pieces; null where no price is known. */
  readonly unitPrice: string | null;
  /** Several offers together make up the pieces: the price is the highest of them. */
  readonly together: boolean;
  readonly amount: MoneyWire | null;
  /** Pieces that nobody has; 0 where the stock is enough or the line is not settled. */
  readonly short: number;
}

/** Figures of a line; the browser and the export say them by this one function. */
export function lineFigures(line: Summed, build: Build): LineFigures {
  const per = perBoard(line);
  const { state, part, prices } = line.match;
  const needed = per === null || state === 'dnp' ? null : piecesNeeded(per, build);
  const step = needed === null ? null : stepAt(prices, needed);
  const unitPrice = step?.unitPrice ?? null;
  return {
    perBoard: per,
    needed,
    isMiscounted: isMiscounted(line),
    unitPrice,
    together: step?.together ?? false,
    amount:
      unitPrice === null || needed === null
        ? null
        : wire(lineAmount({ unitPrice: parseUnitPrice(unitPrice), quantity: needed })),
    short: needed === null || part === null ? 0 : Math.max(0, needed - part.stock),
  };
}

/** The sums of a bill of materials, for the panel at its side. */
export interface BomSums {
  readonly lines: number;
  /** Lines that are placed: what coverage is measured of. */
  readonly placed: number;
  readonly byState: Readonly<Record<BomState, number>>;
  /** Ready lines that the stock covers wholly. */
  readonly covered: number;
  /** Of the placed lines, in whole percent rounded down; 0 where none is placed. */
  readonly coveragePercent: number;
  /** Lines that wait for the reader to choose. */
  readonly toChoose: number;
  /** Ready lines with a price, and their amounts in USD, before freight. */
  readonly priced: number;
  readonly total: MoneyWire;
  readonly miscounted: number;
  /** Placed lines that say no number of pieces. */
  readonly uncounted: number;
  /** Ready lines at each risk. */
  readonly risks: Readonly<Record<BomRisk, number>>;
}

const zeroes = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** Sums up the lines of a bill at a build. */
export function bomSums(lines: readonly Summed[], build: Build): BomSums {
  const byState = zeroes(bomStates);
  const risks = zeroes(bomRisks);
  let [covered, priced, miscounted, uncounted] = [0, 0, 0, 0];
  let total = 0n;
  for (const line of lines) {
    const { state } = line.match;
    byState[state] += 1;
    if (state === 'dnp') continue;
    const figures = lineFigures(line, build);
    if (figures.isMiscounted) miscounted += 1;
    if (figures.needed === null) uncounted += 1;
    if (!readyStates.includes(state)) continue;
    for (const risk of line.match.risks) risks[risk] += 1;
    if (figures.needed !== null && figures.short === 0) covered += 1;
    if (figures.unitPrice === null || figures.needed === null) continue;
    priced += 1;
    total += lineAmount({
      unitPrice: parseUnitPrice(figures.unitPrice),
      quantity: figures.needed,
    });
  }
  const placed = lines.length - byState.dnp;
  return {
    lines: lines.length,
    placed,
    byState,
    covered,
    coveragePercent: placed === 0 ? 0 : Math.floor((covered * 100) / placed),
    toChoose: choiceStates.reduce((sum, state) => sum + byState[state], 0),
    priced,
    total: wire(total),
    miscounted,
    uncounted,
    risks,
  };
}
