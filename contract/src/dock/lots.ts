import type { LabelFields } from './label-types.ts';
import { samePart } from './part-text.ts';

/** One reel, tube, tray or bag as the dock read and counted it. Pieces are what was counted. */
export interface Reading {
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
  /** Pieces that its label states; null where it states none. */
  readonly labeled: number | null;
}

/** A lot that the dock proposes: all packs of a line with one date code and one lot code. */
export interface ProposedLot {
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly pieces: number;
  readonly packs: number;
}

const keyOf = ({ lineId, dateCode, lotCode }: Reading | ProposedLot): string =>
  [lineId, dateCode.toUpperCase(), lotCode.toUpperCase()].join('\u0000');

/**
 * Returns the lots of readings, one per line, date code and lot code, in the order in which each was
 * first read. Their pieces are together those of the readings. (Domain section 8)
 */
export function proposeLots(readings: readonly Reading[]): ProposedLot[] {
  const lots = new Map<string, ProposedLot>();
  for (const reading of readings) {
    const { lineId, dateCode, lotCode, pieces } = reading;
    if (pieces <= 0) continue;
    const lot = lots.get(keyOf(reading));
    lots.set(keyOf(reading), {
      lineId: lot?.lineId ?? lineId,
      dateCode: lot?.dateCode ?? dateCode,
      lotCode: lot?.lotCode ?? lotCode,
      pieces: (lot?.pieces ?? 0) + pieces,
      packs: (lot?.packs ?? 0) + 1,
    });
  }
  return [...lots.values()];
}

/** The data of an order line that the dock compares with a label. */
export interface ExpectedLine {
  readonly id: string;
  readonly mpn: string;
  readonly manufacturer: string;
  /** `2414` for that week, `2414+` or `24+` for that or later, empty where none was agreed. */
  readonly dateCode: string;
  /** Pieces that the seller says it sent. */
  readonly expected: number;
}

/** Whether a label agrees with the order in one field; `unknown` where either says nothing. */
export type Agreement = 'same' | 'differs' | 'unknown';

export interface Comparison {
  readonly part: Agreement;
  readonly quantity: Agreement;
  readonly dateCode: Agreement;
}

/** Returns a date code as one number of months and weeks that can be ordered; null where it is none. */
function weekNumber(code: string): number | null {
  const found = /^(\d{2})(\d{2})?$/.exec(code);
  if (!found) return null;
  const week = Number(found[2] ?? '1');
  return week > 53 ? null : Number(found[1]) * 100 + week;
}

/** Returns whether a date code on a label is one that was agreed. */
export function compareDateCode(agreed: string, marked: string | undefined): Agreement {
  if (agreed === '' || marked === undefined || marked === '') return 'unknown';
  const isOpen = agreed.endsWith('+');
  const least = weekNumber(isOpen ? agreed.slice(0, -1) : agreed);
  const week = weekNumber(marked);
  if (least === null || week === null) return agreed === marked ? 'same' : 'unknown';
  if (isOpen) return week >= least ? 'same' : 'differs';
  const sameYear = agreed.length === 2 && Math.floor(week / 100) === Math.floor(least / 100);
  return week === least || sameYear ? 'same' : 'differs';
}

/** Returns how a label agrees with a line of which some pieces are counted already. */
export function compareLabel(label: LabelFields, line: ExpectedLine, counted: number): Comparison {
  const { quantity } = label;
  return {
    part: label.mpn === undefined ? 'unknown' : samePart(label.mpn, line.mpn) ? 'same' : 'differs',
    quantity:
      quantity === undefined ? 'unknown' : quantity <= line.expected - counted ? 'same' : 'differs',
    dateCode: compareDateCode(line.dateCode, label.dateCode),
  };
}

/** Returns the line that a label names; the only line where the label names no part. */
export function lineOfLabel(
  label: LabelFields,
  lines: readonly ExpectedLine[],
): ExpectedLine | null {
  const { mpn, customerPart } = label;
  const matches = lines.filter(
    (line) =>
      (mpn !== undefined && samePart(mpn, line.mpn)) ||
      (mpn === undefined && customerPart !== undefined && samePart(customerPart, line.mpn)),
  );
  if (matches.length === 1) return matches[0] ?? null;
  return mpn === undefined && matches.length === 0 && lines.length === 1
    ? (lines[0] ?? null)
    : null;
}
