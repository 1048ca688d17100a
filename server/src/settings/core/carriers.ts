import type { FieldKey } from '#contract/locales/dictionaries.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';

type List = readonly CarrierEntry[];

/**
 * Returns what is wrong with a wanted list of carriers: one of now that is left out. Records name
 * carriers by their keys for good; one that is no longer offered stays in the list.
 */
export function carrierErrors(
  wanted: List,
  current: List,
): { readonly field: string; readonly key: FieldKey }[] {
  const isLeftOut = current.some(({ key }) => !wanted.some((one) => one.key === key));
  return isLeftOut ? [{ field: 'value.carriers', key: 'carrierStays' }] : [];
}

const isSame = (one: CarrierEntry, other: CarrierEntry): boolean =>
  one.name === other.name &&
  one.nameZh === other.nameZh &&
  one.tracking === other.tracking &&
  one.offered === other.offered;

/** Returns the keys of carriers of now that say something else in a wanted list. */
export const changedCarriers = (wanted: List, current: List): string[] =>
  current
    .filter((before) => wanted.some((after) => after.key === before.key && !isSame(after, before)))
    .map(({ key }) => key);

/** Returns the keys of carriers that are offered to buyers now, and in a wanted list no longer. */
export const withdrawnCarriers = (wanted: List, current: List): string[] =>
  current
    .filter(({ key, offered }) => {
      const after = wanted.find((one) => one.key === key);
      return offered === 'all' && after !== undefined && after.offered !== 'all';
    })
    .map(({ key }) => key);
