import type { Faults } from '#web/api/use-form.ts';

/** The faults of a form with "needed" at figures that are still empty, in place of a bad number. */
export function needed(faults: Faults, figures: Readonly<Record<string, string>>): Faults {
  const empty = Object.entries(figures).filter(([, text]) => text === '');
  return { ...faults, ...Object.fromEntries(empty.map(([field]) => [field, 'needed'])) };
}
