import {
  type Condition,
  conditions,
  type LeadTime,
  type Packaging,
  packagings,
} from '#contract/options.ts';
import { type LineFilter, madeOrder } from './offers.ts';

/** Condition, packaging and lead time of a line in one number under 32. */
export const marksOf = (condition: Condition, packaging: Packaging | null, leadTime: LeadTime) =>
  conditions.indexOf(condition) |
  ((packaging === null ? 3 : packagings.indexOf(packaging)) << 2) |
  (leadTime === 'now' ? 0 : 16);

export const conditionIn = (marks: number): Condition => conditions[marks & 3] as Condition;
export const packagingIn = (marks: number): Packaging | null =>
  packagings[(marks >> 2) & 3] ?? null;
export const leadTimeIn = (marks: number): LeadTime => (marks < 16 ? 'now' : 'any');

/** What leaves lines through, as it is compared with many. */
export interface Sieve {
  /** Lines that were last confirmed then or before are left out. */
  readonly stale: number;
  /** For each number of marks whether it passes. */
  readonly marks: Uint8Array | null;
  readonly least: number;
  readonly made: ((dateCode: string) => boolean) | null;
  readonly account: ((account: string) => boolean) | null;
}

/** Leaves through whatever is fresh. */
export const freshOnly = (stale: number): Sieve => ({
  stale,
  marks: null,
  least: 0,
  made: null,
  account: null,
});

function marksPassing({ conditions, packagings, leadTimes }: LineFilter): Uint8Array | null {
  if (conditions === null && packagings === null && leadTimes === null) return null;
  return Uint8Array.from({ length: 32 }, (_, marks) => {
    const packaging = packagingIn(marks);
    const passes =
      (conditions === null || conditions.includes(conditionIn(marks))) &&
      (packagings === null || (packaging !== null && packagings.includes(packaging))) &&
      (leadTimes === null || leadTimes.includes(leadTimeIn(marks)));
    return passes ? 1 : 0;
  });
}

/** Year and week lie within two; a line without them passes neither. */
const madeBetween = (from: string | null, to: string | null) => (dateCode: string) => {
  if (dateCode === '') return false;
  const made = madeOrder(dateCode);
  return (from === null || made >= from) && (to === null || made <= to);
};

/** When a seller's goods of the part at hand passed an inspection last; null where none did. */
export type PassedAt = (account: string) => Date | null;

/** What a filter leaves through of the lines of one part. */
export function sieveOf(filter: LineFilter, stale: number): (passedAt: PassedAt) => Sieve {
  const { madeFrom, madeTo, passedSince } = filter;
  const sieve = {
    stale,
    marks: marksPassing(filter),
    least: filter.covering ? (filter.quantity ?? 0) : 0,
    made: madeFrom === null && madeTo === null ? null : madeBetween(madeFrom, madeTo),
    account: null,
  };
  if (passedSince === null) return () => sieve;
  return (passedAt) => ({
    ...sieve,
    account(account) {
      const at = passedAt(account);
      return at !== null && at >= passedSince;
    },
  });
}
