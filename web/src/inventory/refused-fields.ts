import { CallFailure } from '#web/api/failure.ts';

/** A refusal with its fields named as the form names them. */
export function refusedAt(error: Error, place: (path: string) => string): Error {
  if (!(error instanceof CallFailure)) return error;
  const fields = error.fields.map((one) => ({ ...one, field: place(one.field) }));
  return new CallFailure(error.code, error.message, { ...error.data, fields });
}
