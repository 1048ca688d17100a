import type { Permission } from '#contract/permissions.ts';
import type { EffectKind } from '#contract/settings/effect-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { startOfDay } from '#server/kit/days.ts';
import { firstChangedDay } from './core/calendar-days.ts';
import { type CountEffects, effectOf, type TouchedRow } from './deps.ts';

/**
 * Counts open records whose deadline is on the first changed day of the calendar or later: they
 * keep it (decision 0080).
 */
export const countDueFrom =
  (
    kind: EffectKind,
    page: readonly [Permission, (id: string) => string],
    find: (db: Db, from: Date) => Promise<TouchedRow[]>,
  ): CountEffects<'workingDays'> =>
  async (db, { value, current }) => {
    const day = firstChangedDay(value.exceptions, current?.exceptions ?? []);
    return day === null ? [] : [effectOf(kind, await find(db, startOfDay(day)), page)];
  };
