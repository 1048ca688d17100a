import type { SettingKey } from '#contract/settings/setting-schemas.ts';

/** Settings have no row of their own to be named by: requests for approval name these ids. */
export const settingIds: Readonly<Record<SettingKey, string>> = {
  usdCny: '0193c000-0000-7000-8000-000000000001',
  exchangeFee: '0193c000-0000-7000-8000-000000000002',
  exchangeLimits: '0193c000-0000-7000-8000-000000000003',
  rechargeTwoPeople: '0193c000-0000-7000-8000-000000000004',
  goodwill: '0193c000-0000-7000-8000-000000000007',
  rateDays: '0193c000-0000-7000-8000-00000000000b',
  commission: '0193c000-0000-7000-8000-000000000009',
  cashLimits: '0193c000-0000-7000-8000-00000000000a',
  suspicion: '0193c000-0000-7000-8000-00000000000c',
  accountUsd: '0193c000-0000-7000-8000-000000000005',
  accountCny: '0193c000-0000-7000-8000-000000000006',
  dock: '0193c000-0000-7000-8000-00000000000d',
  phones: '0193c000-0000-7000-8000-00000000000e',
  workingDays: '0193c000-0000-7000-8000-00000000000f',
  carriers: '0193c000-0000-7000-8000-000000000010',
  appointments: '0193c000-0000-7000-8000-000000000011',
  bankCharges: '0193c000-0000-7000-8000-000000000012',
};

/** Returns the setting that an id stands for; null where there is none. */
export const settingOfId = (id: string): SettingKey | null =>
  (Object.keys(settingIds) as SettingKey[]).find((key) => settingIds[key] === id) ?? null;
