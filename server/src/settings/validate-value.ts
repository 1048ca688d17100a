import { parseMoney } from '#contract/money.ts';
import type { SettingKey, SettingValue } from '#contract/settings/setting-schemas.ts';
import { Failure } from '#server/kit/failure.ts';

type Wanted = {
  [K in SettingKey]: { readonly key: K; readonly value: SettingValue<K> };
}[SettingKey];

/** Rejects limits that leave nothing between them, and a rate that was read in the future. */
export function validateValue(wanted: Wanted, now: Date): void {
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
}
