import type { SettingFields } from '#contract/settings/schemas.ts';
import type { SettingKey, SettingValue } from '#contract/settings/setting-schemas.ts';
import { firstSettings } from '#contract/settings/settings.ts';
import type { Db } from '#server/kit/database/database.ts';
import {
  findConfigured,
  findCurrent,
  findCurrentAndConfigured,
  listSince,
  listValues,
} from '../store/setting-store.ts';

/** Describes what a setting says, since when, and by which version of it. */
export interface CurrentSetting<K extends SettingKey> {
  readonly version: number;
  readonly value: SettingValue<K>;
  /** null where nobody has changed it. */
  readonly from: Date | null;
  /** Whether it is the product's own value: neither people nor the configuration have stated it. */
  readonly isBuiltIn: boolean;
}

/** The settings that the configuration may state; of others nothing is read. */
const configurable: ReadonlySet<SettingKey> = new Set(['dock']);

const configuredValue = async (db: Db, key: SettingKey) =>
  configurable.has(key) ? findConfigured(db, key) : null;

/**
 * Returns what a setting says before anybody has changed it: what the configuration states, else
 * the product's own value; null where that is nothing.
 */
export async function firstValueOf(db: Db, key: SettingKey): Promise<SettingFields | null> {
  const configured = await configuredValue(db, key);
  return configured ?? (key === 'usdCny' ? null : firstSettings[key]);
}

/** Returns what a setting says now; null for a rate that finance has never set. */
export async function currentSetting<K extends SettingKey>(
  db: Db,
  key: K,
): Promise<CurrentSetting<K> | null> {
  const { entry, configured } = configurable.has(key)
    ? await findCurrentAndConfigured(db, key)
    : { entry: await findCurrent(db, key), configured: null };
  const first = key === 'usdCny' ? null : firstSettings[key as Exclude<SettingKey, 'usdCny'>];
  const value = (entry?.value ?? configured ?? first) as SettingValue<K> | null;
  if (value === null) return null;
  return {
    version: entry?.version ?? 0,
    value,
    from: entry?.fromAt ?? null,
    isBuiltIn: entry === null && configured === null,
  };
}

/** Returns every value that has been in force, the newest first. */
export async function valuesOf<K extends SettingKey>(
  db: Db,
  key: K,
): Promise<readonly SettingValue<K>[]> {
  const first = await firstValueOf(db, key);
  const values = [...(await listValues(db, key)), ...(first === null ? [] : [first])];
  return values as SettingValue<K>[];
}

/** Returns the rates since an instant and the one before them, the oldest first. */
export async function ratesSince(
  db: Db,
  since: Date,
): Promise<{ readonly rate: string; readonly from: Date }[]> {
  const entry = await listSince(db, 'usdCny', since);
  return entry.map(({ value, fromAt }) => ({ rate: String(value['rate']), from: fromAt }));
}
