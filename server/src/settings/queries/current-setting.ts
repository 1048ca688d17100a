import { firstSettings, type SettingKey, type SettingValue } from '#contract/settings/settings.ts';
import type { Db } from '#server/kit/database.ts';
import { findCurrent, listSince } from '../store/setting-store.ts';

/** Describes what a setting says, since when, and by which version of it. */
export interface CurrentSetting<K extends SettingKey> {
  readonly version: number;
  readonly value: SettingValue<K>;
  /** null where nobody has changed it. */
  readonly from: Date | null;
}

/** Returns what a setting says before anybody has changed it; null where that is nothing. */
export const firstValueOf = (key: SettingKey): Readonly<Record<string, string>> | null =>
  key === 'usdCny' ? null : firstSettings[key];

/** Returns what a setting says now; null for a rate that finance has never set. */
export async function currentSetting<K extends SettingKey>(
  db: Db,
  key: K,
): Promise<CurrentSetting<K> | null> {
  const entry = await findCurrent(db, key);
  const value = (entry?.value ?? firstValueOf(key)) as SettingValue<K> | null;
  if (value === null) return null;
  return { version: entry?.version ?? 0, value, from: entry?.fromAt ?? null };
}

/** Returns the rates since an instant and the one before them, the oldest first. */
export async function ratesSince(
  db: Db,
  since: Date,
): Promise<{ readonly rate: string; readonly from: Date }[]> {
  const entry = await listSince(db, 'usdCny', since);
  return entry.map(({ value, fromAt }) => ({ rate: value['rate'] ?? '', from: fromAt }));
}
