import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { setCalendarVersions } from '#server/kit/working-days.ts';
import { toCalendarVersion } from '../core/calendar-days.ts';
import { listSince } from '../store/setting-store.ts';

/**
 * Reads what two people have set of the working calendar into this process: at its start, and again
 * once a setting has changed.
 */
export async function loadCalendar(db: Db): Promise<void> {
  const entries = await listSince(db, 'workingDays', new Date(0));
  setCalendarVersions(
    entries.map(({ fromAt, value }) =>
      toCalendarVersion(fromAt, (value as SettingValue<'workingDays'>).exceptions),
    ),
  );
}
