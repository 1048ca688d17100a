import type { FieldErrors } from './use-form.ts';

/** The errors of a form with "needed" at fields that are still empty, in place of a bad value. */
export function needed(
  violations: FieldErrors,
  fields: Readonly<Record<string, string>>,
): FieldErrors {
  const empty = Object.entries(fields).filter(([, text]) => text === '');
  return { ...violations, ...Object.fromEntries(empty.map(([field]) => [field, 'needed'])) };
}
