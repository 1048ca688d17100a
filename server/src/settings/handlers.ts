import * as contract from '#contract/settings/calls.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import * as publicContract from '#contract/settings/public-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { proposeChange } from './commands/propose-change.ts';
import type { SettingsDeps } from './deps.ts';
import { countEffects } from './queries/count-effects.ts';
import { currentCarriers } from './queries/current-carriers.ts';
import { currentFees } from './queries/current-fees.ts';
import { currentSetting } from './queries/current-setting.ts';
import { listHistory, listSettings } from './queries/list-settings.ts';
import { readCurrentPhones } from './queries/read-current-dock.ts';

/** Returns the handlers of the slice's calls. */
export const settingsHandlers = (deps: SettingsDeps): readonly Implementation[] => [
  implement(opsSettingDryRun, (ctx, input) => countEffects(ctx, deps, input)),
  implement(contract.opsSettingList, (ctx) => listSettings(ctx)),
  implement(contract.opsSettingHistory, (ctx, input) => listHistory(ctx, input)),
  implement(contract.opsSettingPropose, (ctx, input) => proposeChange(ctx, deps, input)),
  implement(publicContract.currentFees, (ctx) => currentFees(ctx.tx)),
  implement(publicContract.currentPhones, (ctx) => readCurrentPhones(ctx.tx)),
  implement(publicContract.currentCarriers, async (ctx) => ({
    list: [...(await currentCarriers(ctx.tx))],
  })),
  implement(contract.providerAccount, async (ctx, { currency }) => {
    const key = currency === 'USD' ? 'accountUsd' : 'accountCny';
    const current = await currentSetting(ctx.tx, key);
    if (current === null) throw new Error(`${key} has a first value`);
    return current.value;
  }),
];
