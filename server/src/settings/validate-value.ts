import { parseMoney } from '#contract/money.ts';
import type { SettingKey, SettingValue } from '#contract/settings/setting-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { dayErrors } from './core/calendar-days.ts';
import { carrierErrors } from './core/carriers.ts';
import { currentSetting } from './queries/current-setting.ts';

/** A value that a setting is to have. */
export type Wanted = {
  [K in SettingKey]: { readonly key: K; readonly value: SettingValue<K> };
}[SettingKey];

/**
 * Rejects limits that leave nothing between them, a rate that was read in the future, days of the
 * calendar that have passed or change nothing, and carriers that are left out.
 */
export async function validateValue(db: Db, wanted: Wanted, now: Date): Promise<void> {
  if (wanted.key === 'exchangeLimits' || wanted.key === 'cashLimits') {
    const { least, most, perDay } = wanted.value;
    const [low, high, day] = [least, most, perDay].map((text) => parseMoney(text, 'USD').minor);
    const isOrdered = low !== undefined && high !== undefined && day !== undefined;
    if (!isOrdered || low > high || high > day) {
      throw new Failure('setting.limits', {}, 'value.most');
    }
  }
  if (wanted.key === 'usdCny') {
    const observed = Date.parse(wanted.value.observedAt);
    if (Number.isNaN(observed) || observed > now.getTime()) {
      throw Failure.invalidFields([{ field: 'value.observedAt', key: 'invalid' }]);
    }
  }
  if (wanted.key === 'workingDays') await validateDays(db, wanted.value, now);
  if (wanted.key === 'carriers') await validateCarriers(db, wanted.value);
}

/** Rejects days of the calendar that have passed or change nothing. */
export async function validateDays(
  db: Db,
  { exceptions }: SettingValue<'workingDays'>,
  now: Date,
): Promise<void> {
  const current = (await currentSetting(db, 'workingDays'))?.value.exceptions ?? [];
  const errors = dayErrors(exceptions, { current, today: dayOf(now) });
  if (errors.length > 0) throw Failure.invalidFields(errors);
}

/** Rejects a list that leaves out a carrier of now: records name it. */
async function validateCarriers(db: Db, { carriers }: SettingValue<'carriers'>): Promise<void> {
  const current = (await currentSetting(db, 'carriers'))?.value.carriers ?? [];
  const errors = carrierErrors(carriers, current);
  if (errors.length > 0) throw Failure.invalidFields(errors);
}
