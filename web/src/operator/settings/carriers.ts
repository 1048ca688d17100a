import type { SettingFields } from '#contract/settings/schemas.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';

/** Returns the carriers of a field of the setting, as they stand. */
export const carriersOf = (field: SettingFields[string] | undefined): readonly CarrierEntry[] =>
  Array.isArray(field) ? (field as CarrierEntry[]) : [];

/** Returns the fields of carriers in one order, to be compared. */
export const canonicalCarriers = (carriers: readonly CarrierEntry[]): string =>
  JSON.stringify(
    carriers.map(({ key, name, nameZh, tracking, offered }) => [
      key,
      name,
      nameZh,
      tracking,
      offered,
    ]),
  );
