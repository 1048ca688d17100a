import type { SettingKey, SettingValue } from '#contract/settings/setting-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { SettingsDeps } from './deps.ts';
import { settingsHandlers } from './handlers.ts';
import {
  type CurrentSetting,
  currentSetting,
  ratesSince,
  valuesOf,
} from './queries/current-setting.ts';

export { settingApproval } from './commands/setting-approval.ts';
export { changedCarriers, withdrawnCarriers } from './core/carriers.ts';
export { countDueFrom } from './count-due-from.ts';
export {
  type CountEffects,
  type EffectCounters,
  effectOf,
  type SettingsDeps,
  type TouchedRow,
  touchedLimits,
} from './deps.ts';
export { currentCarriers, resolveCarrier, resolveParcel } from './queries/current-carriers.ts';
export { currentFees } from './queries/current-fees.ts';
export type { CurrentSetting } from './queries/current-setting.ts';
export { loadCalendar } from './queries/load-calendar.ts';
export {
  type DockContact,
  readCurrentDock,
  readCurrentPhones,
} from './queries/read-current-dock.ts';
export { saveConfigured } from './store/setting-store.ts';
export { touchedRows } from './store/touched-rows.ts';

/** Puts the slice together. */
export const settingsSlice = (
  deps: SettingsDeps,
): { readonly calls: readonly Implementation[] } => ({
  calls: settingsHandlers(deps),
});

/** Returns what a setting of finance says now; null for a rate that was never set. */
export const settingOf = <K extends SettingKey>(
  db: Db,
  key: K,
): Promise<CurrentSetting<K> | null> => currentSetting(db, key);

/** Returns every value of a setting that has been in force, the newest first. */
export const settingValues = <K extends SettingKey>(
  db: Db,
  key: K,
): Promise<readonly SettingValue<K>[]> => valuesOf(db, key);

/** Returns the rates of CNY for one USD since an instant and the one before, the oldest first. */
export const rateHistory = (
  db: Db,
  since: Date,
): Promise<{ readonly rate: string; readonly from: Date }[]> => ratesSince(db, since);
