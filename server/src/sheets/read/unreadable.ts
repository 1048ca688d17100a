import type { FileReason, SheetProblem } from '../core/reason.ts';

/** Where in a file something stands; what is not known is left out. */
export interface Place {
  readonly sheet?: string | null;
  readonly row?: number;
  readonly column?: number;
}

/** A problem of a file, with nulls where the place is not known. */
export function problemAt(
  file: string,
  reason: SheetProblem['reason'],
  facts: SheetProblem['facts'] = {},
  { sheet = null, row, column }: Place = {},
): SheetProblem {
  return { reason, file, sheet, row: row ?? null, column: column ?? null, facts };
}

/** Thrown where a file cannot be read, or not to its end: nothing of it may be used. */
export class Unreadable extends Error {
  readonly problem: SheetProblem;

  constructor(file: string, reason: FileReason, facts?: SheetProblem['facts'], place?: Place) {
    super(reason);
    this.name = 'Unreadable';
    this.problem = problemAt(file, reason, facts, place);
  }
}
