import { settingKeys } from '#contract/settings/settings.ts';
import type { EffectCounters } from '#server/settings/public.ts';

/** Counters of settings that touch nothing, for tests of other things. */
export const noEffects = Object.fromEntries(
  settingKeys.map((key) => [key, []]),
) as unknown as EffectCounters;
