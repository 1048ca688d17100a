import type { SqlStateFailures } from '#server/kit/failure.ts';

/** SQL errors of this slice, as declared failures. */
export const refusals: SqlStateFailures = { QA001: 'qc.pieces' };
