import { figureNumbers } from '#contract/qc/reports/figure-numbers.ts';
import type { Report } from '#contract/qc/schemas.ts';
import type { ReportValue } from './report.ts';

/** Everything that a printed report shows. */
export interface Printed {
  readonly value: ReportValue;
  /** Numbers of the figures that this reader is not shown. */
  readonly withheld: readonly number[];
  readonly status: Report['status'];
  /** Why the report was revoked; null while it stands. */
  readonly revokedReason: string | null;
  /** SHA-256 of what was signed, in hexadecimal. */
  readonly sha256: string;
  /** Address that the QR code leads to. */
  readonly address: string;
  /** Pictures as JPEG, by the address that the report names them by. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

type Photo = ReportValue['tests'][number]['photos'][number];

/** A picture of the report with its number, counted through all tests. */
export interface Figure extends Photo {
  readonly n: number;
}

/** Pictures that stand on the first page. */
export const SUMMARY_FIGURES = 4;

/** Returns all pictures, numbered in the order of the tests. */
export function figuresOf({ value, withheld }: Pick<Printed, 'value' | 'withheld'>): Figure[] {
  const photos = value.tests.flatMap((test) => test.photos);
  const numbers = figureNumbers(photos.length, withheld);
  return photos.map((photo, place) => ({ ...photo, n: numbers[place] ?? 0 }));
}

/** Returns the pictures of the first page: those that show why a test failed are taken first. */
export function summaryFigures(printed: Pick<Printed, 'value' | 'withheld'>): Figure[] {
  const figures = figuresOf(printed).filter((figure) => !figure.reference);
  const urgent = [...figures].sort((left, right) => Number(right.bad) - Number(left.bad));
  return urgent.slice(0, SUMMARY_FIGURES).sort((left, right) => left.n - right.n);
}
