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
import { type AtAct, member, staffOf } from '#server/kit/at.ts';
import type { Tx } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
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

async function begin(at: AtAct, accountId: string): Promise<Settlement> {
  const company = await firstDraft(at.tx, accountId);
  return beginSettlement(at.tx, { accountId, company, now: at.now });
}

/** The row that an act takes from the settlement's state; refused where there is none. */
function rowFor(settlement: Settlement, event: SettlementEvent, as: 'seller' | 'support') {
  const row = decide(settlement.state, { event, as });
  if (row === null) throw new Fail('settlement.wrongState', { state: settlement.state });
  return row;
}

/** Saves the draft; nothing is checked but sizes and whose pictures they are. */
export async function completeSeller(at: AtAct, company: SellerCompany) {
  const { accountId } = member(at);
  const before = await begin(at, accountId);
  const row = rowFor(before, 'save', 'seller');
  await keepPictures(at.tx, company, accountId);
  const after = await saveSettlement(at.tx, {
    ...before,
    state: row.to,
    company,
    updated_at: at.now,
  });
  await setSellerState(at.tx, standing(after, at.now));
  return audit(after, at.now);
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
    if (bytes < minBytes || bytes > maxKb * KB) throw Fail.fields([{ field, key }]);
  }
}

const standing = (settlement: Settlement, now: Date) => ({
  accountId: settlement.account_id,
  state: settlement.state,
  share: filledShare(settlement.company),
  now,
});

/** Sends the saved draft in for review: every required field is checked, all faults at once. */
export async function submitSellerAudit(at: AtAct) {
  const { accountId } = member(at);
  const before = await begin(at, accountId);
  const row = rowFor(before, 'submit', 'seller');
  const company = SellerCompany.parse(before.company);
  const faults = missing(company);
  if (faults.length > 0) throw Fail.fields(faults);
  if (creditCodeHolds(company) === false) {
    throw new Fail('settlement.creditCode', {}, 'creditCode');
  }
  const span = spanOf(row.to);
  const after = await saveSettlement(at.tx, {
    ...before,
    state: row.to,
    company,
    changes: [],
    submitted_at: at.now,
    decided_at: null,
    due_at: span === null ? null : endOf(span, at.now),
    updated_at: at.now,
  });
  await keepStep(at, after, 'submit', accountId);
  await setSellerState(at.tx, standing(after, at.now));
  return audit(after, at.now);
}

const keepStep = (
  at: AtAct,
  after: Settlement,
  event: 'submit' | 'pass' | 'reject',
  byId: string,
): Promise<void> =>
  addStep(at.tx, {
    account_id: after.account_id,
    version: after.version,
    event,
    by_id: byId,
    at: at.now,
    company: after.company,
    changes: after.changes,
  });

/** Passes a settlement: from its next call on the seller may trade. */
export const opsSettlementPass = (
  deps: OnboardingDeps,
  at: AtAct,
  { accountId, version }: Input<typeof PassCall>,
) => settle(deps, at, { accountId, version, event: 'pass', changes: [] });

/** Rejects a settlement with what must be changed, per field. */
export const opsSettlementReject = (
  deps: OnboardingDeps,
  at: AtAct,
  { accountId, version, changes }: Input<typeof RejectCall>,
) => settle(deps, at, { accountId, version, event: 'reject', changes });

interface Decision {
  readonly accountId: string;
  readonly version: number;
  readonly event: 'pass' | 'reject';
  readonly changes: Input<typeof RejectCall>['changes'];
}

async function settle(deps: OnboardingDeps, at: AtAct, decision: Decision) {
  const { accountId, event, changes } = decision;
  const before = await lockSettlement(at.tx, accountId);
  if (before === null) throw new Fail('notFound');
  if (before.version !== decision.version) throw new Fail('settlement.changed');
  const row = rowFor(before, event, 'support');
  const after = await saveSettlement(at.tx, {
    ...before,
    state: row.to,
    changes,
    decided_at: at.now,
    due_at: null,
    updated_at: at.now,
  });
  await keepStep(at, after, event, staffOf(at).accountId);
  const { companyNameEn: name, country } = after.company;
  const company = event === 'pass' ? { company: { name, country } } : {};
  await setSellerState(at.tx, { ...standing(after, at.now), ...company });
  await tellResult(at, after, deps);
  await writeAudit(at.tx, at, {
    what: `settlement.${event}`,
    on: { kind: 'settlement', id: accountId, no: after.company.creditCode },
    before: { state: before.state },
    after: { state: after.state, changes: changes.map((change) => ({ ...change })) },
  });
  return reviewOf(deps, at, after);
}
