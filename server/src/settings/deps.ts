import type { Permission } from '#contract/permissions.ts';
import { EFFECT_COUNT_MOST, EFFECT_RECORDS_MOST } from '#contract/settings/constants.ts';
import type { EffectKind, SettingEffect } from '#contract/settings/effect-schemas.ts';
import type { SettingKey, SettingValue } from '#contract/settings/setting-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';

/** A record that an effect touches, with how many there are of them in all. */
export interface TouchedRow {
  readonly ref: string;
  readonly id: string;
  /** Counted up to `EFFECT_COUNT_MOST` and one more. */
  readonly total: number;
}

/** A change of a setting that is only looked at. */
export interface WantedChange<K extends SettingKey> {
  readonly value: SettingValue<K>;
  /** The value of now; null where it says nothing. */
  readonly current: SettingValue<K> | null;
  readonly now: Date;
}

/** An effect with the permission that the page of its records needs; null where there is none. */
export interface CountedEffect extends SettingEffect {
  readonly page: Permission | null;
}

/** Counts effects of a change on the records of one slice, in one statement each. */
export type CountEffects<K extends SettingKey> = (
  db: Db,
  change: WantedChange<K>,
) => Promise<readonly (CountedEffect | null)[]>;

/** The slices that count effects of each setting; none for a key is a type error. */
export type EffectCounters = { readonly [K in SettingKey]: readonly CountEffects<K>[] };

/** Dependencies of the slice. */
export interface SettingsDeps {
  readonly effects: EffectCounters;
}

/** How stores limit the rows of an effect: one more than is counted, and as many as are named. */
export const touchedLimits = {
  counted: EFFECT_COUNT_MOST + 1,
  named: EFFECT_RECORDS_MOST,
} as const;

/** Returns the effect of the rows that it touches; null where there are none. */
export function effectOf(
  kind: EffectKind,
  touched: readonly TouchedRow[],
  page: readonly [Permission, (id: string) => string] | null = null,
): CountedEffect | null {
  const total = touched[0]?.total ?? 0;
  if (total === 0) return null;
  return {
    kind,
    count: Math.min(total, EFFECT_COUNT_MOST),
    isMore: total > EFFECT_COUNT_MOST,
    records: touched
      .filter(({ ref }) => ref !== '')
      .map(({ ref, id }) => ({ ref, link: page === null ? null : page[1](id) })),
    facts: {},
    page: page?.[0] ?? null,
  };
}
