import { type CaseKind, caseWaits } from '#contract/cases/table.ts';
import type { Span } from '#contract/state-machine.ts';

/** The number in a span of a state table: `3wd` and `14d` are 3 and 14. */
export const daysOf = (span: Span | undefined): number => Number.parseInt(span ?? '0', 10);

/** Working days in which support takes a case of a kind up, and then answers it. */
export const supportDays = (kind: CaseKind) => ({
  take: daysOf(caseWaits[kind].submitted?.within),
  answer: daysOf(caseWaits[kind].inReview?.within),
});
