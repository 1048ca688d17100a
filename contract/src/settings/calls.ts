import { command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const finance = permissions.settingProposals;

/** Every setting with what it says now. */
export const opsSettingList = query({
  path: '/ops/setting/list',
  callers: permissions.settings,
  schemas: () => schemas().then((all) => all.opsSettingList),
});

/** Describes what a setting said, the newest first. */
export const opsSettingHistory = query({
  path: '/ops/setting/history',
  callers: permissions.settings,
  schemas: () => schemas().then((all) => all.opsSettingHistory),
});

/**
 * Proposes what a setting is to say. It says so once a second person of finance has approved it by
 * `/ops/approval/approve`.
 */
export const opsSettingPropose = command({
  path: '/ops/setting/propose',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsSettingPropose),
  failures: ['setting.changed', 'setting.same', 'setting.limits', 'approval.open'],
});

/** Where a member transfers money in a currency to: recharges in USD, deposits in CNY. */
export const providerAccount = query({
  path: '/wallet/provider/account',
  callers: parties,
  schemas: () => schemas().then((all) => all.providerAccount),
});
