import type { SettingFields } from '#contract/settings/schemas.ts';
import { type SettingKey, settingShapes } from '#contract/settings/setting-schemas.ts';
import type { ApprovalKind, ApprovalRecord, Facts } from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { settingOfId } from '../core/ids.ts';
import { currentSetting } from '../queries/current-setting.ts';
import { insertEntry, lockSetting } from '../store/setting-store.ts';
import { validateDays } from '../validate-value.ts';

/** The kind of request for the approval of a changed setting. */
export const SETTING_APPROVAL = 'settings.change';

/** Returns what a request wants a setting to say. */
export const proposedValueOf = ({ after }: ApprovalRecord): SettingFields => after as SettingFields;

/** Returns what a setting says, as a request for its change keeps it. */
export async function factsOf(tx: Tx, key: SettingKey): Promise<Facts> {
  await lockSetting(tx, key);
  const current = await currentSetting(tx, key);
  return { version: current?.version ?? 0, ...current?.value };
}

/** Serves requests for the approval of changed settings. */
export const settingApproval: ApprovalKind = {
  kind: SETTING_APPROVAL,
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const key = settingOfId(subject);
    return key === null ? null : factsOf(tx, key);
  },
  carryOut: async (ctx, approval) => {
    const key = settingOfId(approval.subject);
    if (key === null) throw new Failure('approval.changed');
    const { accountId, name } = requireStaff(ctx);
    const value = settingShapes[key].parse(proposedValueOf(approval));
    // A day may have passed while the request waited.
    if ('exceptions' in value) await validateDays(ctx.tx, value, ctx.now);
    const version = Number(approval.before['version'] ?? 0) + 1;
    await insertEntry(ctx.tx, {
      key,
      version,
      value,
      reason: approval.reason,
      fromAt: ctx.now,
      proposedBy: approval.requestedBy,
      proposedName: approval.requestedName,
      approvedBy: accountId,
      approvedName: name,
    });
    await audit(ctx.tx, ctx, {
      what: 'setting.change',
      on: { kind: 'setting', id: approval.subject, no: key },
      before: approval.before,
      after: { version, ...value },
    });
  },
};
