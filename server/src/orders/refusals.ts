import type { Refusals } from '#server/kit/fail.ts';

/** What the database refuses in this slice, as declared failures. */
export const refusals: Refusals = { QA001: 'qc.pieces' };
