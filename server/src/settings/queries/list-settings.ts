import type { Input, Output } from '#contract/call.ts';
import type { opsSettingHistory, opsSettingList } from '#contract/settings/calls.ts';
import type { Setting, SettingEntry } from '#contract/settings/schemas.ts';
import type { SettingKey } from '#contract/settings/setting-schemas.ts';
import { settingKeys } from '#contract/settings/settings.ts';
import { findOpenApproval, toOpenApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { proposedValueOf, SETTING_APPROVAL } from '../commands/setting-approval.ts';
import { settingIds } from '../core/ids.ts';
import { findCounted } from '../store/counted-store.ts';
import { type EntryRow, listCurrent, listEntries } from '../store/setting-store.ts';
import { effectsFor } from './count-effects.ts';
import { firstValueOf } from './current-setting.ts';

const toEntryView = (entry: EntryRow): SettingEntry => ({
  version: entry.version,
  value: entry.value,
  reason: entry.reason,
  from: entry.fromAt.toISOString(),
  proposedBy: entry.proposedName,
  approvedBy: entry.approvedName,
});

async function currentOf(
  db: Db,
  key: SettingKey,
  entry: EntryRow | undefined,
): Promise<SettingEntry | null> {
  if (entry !== undefined) return toEntryView(entry);
  const value = await firstValueOf(db, key);
  if (value === null) return null;
  return { version: 0, value, reason: '', from: null, proposedBy: '', approvedBy: '' };
}

async function proposalOf(ctx: QueryContext, key: SettingKey): Promise<Setting['proposal']> {
  const open = await findOpenApproval(ctx.tx, { kind: SETTING_APPROVAL, subject: settingIds[key] });
  if (open === null) return null;
  const counted = await findCounted(ctx.tx, open.id);
  return {
    ...toOpenApproval(ctx, open),
    value: proposedValueOf(open),
    reason: open.reason,
    counted: counted && {
      countedAt: counted.countedAt.toISOString(),
      effects: effectsFor(requireStaff(ctx).roles, counted.effects),
    },
  };
}

/** Lists every setting with what it says and what is proposed. */
export async function listSettings(ctx: QueryContext): Promise<Output<typeof opsSettingList>> {
  const entry = await listCurrent(ctx.tx);
  const list: Setting[] = [];
  for (const key of settingKeys) {
    const own = entry.find((one) => one.key === key);
    const current = await currentOf(ctx.tx, key, own);
    list.push({ key, current, proposal: await proposalOf(ctx, key) });
  }
  return { list };
}

/** Lists what a setting said, the newest first. */
export async function listHistory(
  ctx: QueryContext,
  input: Input<typeof opsSettingHistory>,
): Promise<Output<typeof opsSettingHistory>> {
  const { total, list } = await listEntries(ctx.tx, input);
  return { total, list: list.map(toEntryView) };
}
