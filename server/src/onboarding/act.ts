import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import {
  type opsSettlementPass as PassCall,
  type opsSettlementReject as RejectCall,
  SellerCompany,
} from '#contract/onboarding/calls.ts';
import type { SettlementEvent } from '#contract/onboarding/table.ts';
import { setSellerState } from '#server/accounts/public.ts';
import { keepFiles } from '#server/files/public.ts';
import type { Tx } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import { endOf } from '#server/kit/working-days.ts';
import { audit as writeAudit } from '#server/operator/public.ts';
import { decide, spanOf } from './core/decide.ts';
import { creditCodeHolds, filledShare, missing } from './core/required.ts';
import type { OnboardingDeps } from './deps.ts';
import { firstDraft } from './draft.ts';
import { audit } from './present.ts';
import { reviewOf } from './read.ts';
import {
  addStep,
  beginSettlement,
  lockSettlement,
  type Settlement,
  saveSettlement,
} from './store.ts';
import { tellResult } from './tell.ts';

const KB = 1024;

async function begin(ctx: CommandContext, accountId: string): Promise<Settlement> {
  const company = await firstDraft(ctx.tx, accountId);
  return beginSettlement(ctx.tx, { accountId, company, now: ctx.now });
}

/** The row that an act takes from the settlement's state; refused where there is none. */
function rowFor(settlement: Settlement, event: SettlementEvent, as: 'seller' | 'support') {
  const row = decide(settlement.state, { event, as });
  if (row === null) throw new Failure('settlement.wrongState', { state: settlement.state });
  return row;
}

/** Saves the draft; nothing is checked but sizes and whose pictures they are. */
export async function completeSeller(ctx: CommandContext, company: SellerCompany) {
  const { accountId } = requireMember(ctx);
  const before = await begin(ctx, accountId);
  const row = rowFor(before, 'save', 'seller');
  await keepPictures(ctx.tx, company, accountId);
  const after = await saveSettlement(ctx.tx, {
    ...before,
    state: row.to,
    company,
    updated_at: ctx.now,
  });
  await setSellerState(ctx.tx, standing(after, ctx.now));
  return audit(after, ctx.now);
}

/** Keeps logo and licence photo; each must be a picture of the seller's own and of its size. */
async function keepPictures(tx: Tx, company: SellerCompany, accountId: string): Promise<void> {
  const sizes = [
    { field: 'logo', key: 'file', minBytes: limits.uploadMinBytes, maxKb: limits.logoMaxKb },
    {
      field: 'licencePhoto',
      key: 'licence',
      minBytes: limits.licenceMinKb * KB,
      maxKb: limits.licenceMaxKb,
    },
  ] as const;
  for (const { field, key, minBytes, maxKb } of sizes) {
    const url = company[field];
    if (url === '') continue;
    const [file] = await keepFiles(tx, [url], accountId, { pictures: true });
    const bytes = file?.bytes ?? 0;
    if (bytes < minBytes || bytes > maxKb * KB) throw Failure.invalidFields([{ field, key }]);
  }
}

const standing = (settlement: Settlement, now: Date) => ({
  accountId: settlement.account_id,
  state: settlement.state,
  share: filledShare(settlement.company),
  now,
});

/** Sends the saved draft in for review: every required field is checked, all faults at once. */
export async function submitSellerAudit(ctx: CommandContext) {
  const { accountId } = requireMember(ctx);
  const before = await begin(ctx, accountId);
  const row = rowFor(before, 'submit', 'seller');
  const company = SellerCompany.parse(before.company);
  const faults = missing(company);
  if (faults.length > 0) throw Failure.invalidFields(faults);
  if (creditCodeHolds(company) === false) {
    throw new Failure('settlement.creditCode', {}, 'creditCode');
  }
  const span = spanOf(row.to);
  const after = await saveSettlement(ctx.tx, {
    ...before,
    state: row.to,
    company,
    changes: [],
    submitted_at: ctx.now,
    decided_at: null,
    due_at: span === null ? null : endOf(span, ctx.now),
    updated_at: ctx.now,
  });
  await keepStep(ctx, after, 'submit', accountId);
  await setSellerState(ctx.tx, standing(after, ctx.now));
  return audit(after, ctx.now);
}

const keepStep = (
  ctx: CommandContext,
  after: Settlement,
  event: 'submit' | 'pass' | 'reject',
  byId: string,
): Promise<void> =>
  addStep(ctx.tx, {
    account_id: after.account_id,
    version: after.version,
    event,
    by_id: byId,
    at: ctx.now,
    company: after.company,
    changes: after.changes,
  });

/** Passes a settlement: from its next call on the seller may trade. */
export const opsSettlementPass = (
  deps: OnboardingDeps,
  ctx: CommandContext,
  { accountId, version }: Input<typeof PassCall>,
) => settle(deps, ctx, { accountId, version, event: 'pass', changes: [] });

/** Rejects a settlement with what must be changed, per field. */
export const opsSettlementReject = (
  deps: OnboardingDeps,
  ctx: CommandContext,
  { accountId, version, changes }: Input<typeof RejectCall>,
) => settle(deps, ctx, { accountId, version, event: 'reject', changes });

interface Decision {
  readonly accountId: string;
  readonly version: number;
  readonly event: 'pass' | 'reject';
  readonly changes: Input<typeof RejectCall>['changes'];
}

async function settle(deps: OnboardingDeps, ctx: CommandContext, decision: Decision) {
  const { accountId, event, changes } = decision;
  const before = await lockSettlement(ctx.tx, accountId);
  if (before === null) throw new Failure('notFound');
  if (before.version !== decision.version) throw new Failure('settlement.changed');
  const row = rowFor(before, event, 'support');
  const after = await saveSettlement(ctx.tx, {
    ...before,
    state: row.to,
    changes,
    decided_at: ctx.now,
    due_at: null,
    updated_at: ctx.now,
  });
  await keepStep(ctx, after, event, requireStaff(ctx).accountId);
  const { companyNameEn: name, country } = after.company;
  const company = event === 'pass' ? { company: { name, country } } : {};
  await setSellerState(ctx.tx, { ...standing(after, ctx.now), ...company });
  await tellResult(ctx, after, deps);
  await writeAudit(ctx.tx, ctx, {
    what: `settlement.${event}`,
    on: { kind: 'settlement', id: accountId, no: after.company.creditCode },
    before: { state: before.state },
    after: { state: after.state, changes: changes.map((change) => ({ ...change })) },
  });
  return reviewOf(deps, ctx, after);
}
