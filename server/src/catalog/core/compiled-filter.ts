import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { packagings, stockConditions } from '#contract/options.ts';
import { dateCodeOrder, type LineFilter } from './offer-order.ts';

/** StockCondition, packaging and lead time of a line in one number under 32. */
export const packMarks = (
  condition: StockCondition,
  packaging: Packaging | null,
  leadTime: LeadTime,
) =>
  stockConditions.indexOf(condition) |
  ((packaging === null ? 3 : packagings.indexOf(packaging)) << 2) |
  (leadTime === 'now' ? 0 : 16);

export const unpackCondition = (marks: number): StockCondition =>
  stockConditions[marks & 3] as StockCondition;
export const unpackPackaging = (marks: number): Packaging | null =>
  packagings[(marks >> 2) & 3] ?? null;
export const unpackLeadTime = (marks: number): LeadTime => (marks < 16 ? 'now' : 'any');

/** A line filter in the form in which it is compared with many lines. */
export interface CompiledFilter {
  /** Lines that were last confirmed then or before are left out. */
  readonly stale: number;
  /** For each number of marks whether it passes. */
  readonly marks: Uint8Array | null;
  readonly least: number;
  readonly isMadeWithin: ((dateCode: string) => boolean) | null;
  readonly account: ((account: string) => boolean) | null;
}

/** Accepts every fresh line. */
export const compileFreshOnly = (stale: number): CompiledFilter => ({
  stale,
  marks: null,
  least: 0,
  isMadeWithin: null,
  account: null,
});

function acceptedMarks({ conditions, packagings, leadTimes }: LineFilter): Uint8Array | null {
  if (conditions === null && packagings === null && leadTimes === null) return null;
  return Uint8Array.from({ length: 32 }, (_, marks) => {
    const packaging = unpackPackaging(marks);
    const passes =
      (conditions === null || conditions.includes(unpackCondition(marks))) &&
      (packagings === null || (packaging !== null && packagings.includes(packaging))) &&
      (leadTimes === null || leadTimes.includes(unpackLeadTime(marks)));
    return passes ? 1 : 0;
  });
}

/** Year and week lie within two; a line without them passes neither. */
const madeBetween = (from: string | null, to: string | null) => (dateCode: string) => {
  if (dateCode === '') return false;
  const made = dateCodeOrder(dateCode);
  return (from === null || made >= from) && (to === null || made <= to);
};

/** When a seller's goods of the part at hand passed an inspection last; null where none did. */
export type LastPassedOf = (account: string) => Date | null;

/** Compiles a filter for the lines of one part. */
export function compileFilter(
  filter: LineFilter,
  stale: number,
): (lastPassedOf: LastPassedOf) => CompiledFilter {
  const { madeFrom, madeTo, passedSince } = filter;
  const compiled = {
    stale,
    marks: acceptedMarks(filter),
    least: filter.covering ? (filter.quantity ?? 0) : 0,
    isMadeWithin: madeFrom === null && madeTo === null ? null : madeBetween(madeFrom, madeTo),
    account: null,
  };
  if (passedSince === null) return () => compiled;
  return (lastPassedOf) => ({
    ...compiled,
    account(account) {
      const last = lastPassedOf(account);
      return last !== null && last >= passedSince;
    },
  });
}
