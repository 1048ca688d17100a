import type { SettingFields } from '#contract/settings/schemas.ts';
import type { Closure } from '#contract/settings/setting-schemas.ts';

/** Returns the closures of a field of the setting, as they stand. */
export const closuresOf = (field: SettingFields[string] | undefined): readonly Closure[] =>
  Array.isArray(field) ? (field as Closure[]) : [];

/** Returns the days of closures in one order, to be compared. */
export const canonicalClosures = (closures: readonly Closure[]): string =>
  JSON.stringify(closures.map(({ day, reason }) => [day, reason]).toSorted());
