import type { SqlStateFailures } from '#server/kit/failure.ts';

/** What the database refuses in this slice, as declared failures. */
export const refusals: SqlStateFailures = { QA001: 'qc.pieces' };
