import type { FieldErrors } from '#web/api/use-form.ts';

/** The faults of a form with "needed" at figures that are still empty, in place of a bad number. */
export function needed(
  faults: FieldErrors,
  figures: Readonly<Record<string, string>>,
): FieldErrors {
  const empty = Object.entries(figures).filter(([, text]) => text === '');
  return { ...faults, ...Object.fromEntries(empty.map(([field]) => [field, 'needed'])) };
}
