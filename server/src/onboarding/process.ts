import { limits } from '#contract/limits.ts';
import { SellerCompany } from '#contract/onboarding/schemas.ts';
import {
  type SettlementActor,
  type SettlementRow,
  settlementWaits,
} from '#contract/onboarding/table.ts';
import { setSellerState } from '#server/accounts/public.ts';
import { attachFiles } from '#server/files/public.ts';
import type { Applied, EventContext, Identity, Process } from '#server/kit/apply-event.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { endOf } from '#server/kit/working-days.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { settlementMachine } from './core/machine.ts';
import { creditCodeHolds, filledShare, missing } from './core/required.ts';
import type { OnboardingDeps } from './deps.ts';
import { notifyResult } from './notify.ts';
import { findVerifiedPhone } from './store/phones.ts';
import {
  addStep,
  type Change,
  type Step as KeptStep,
  lockSettlement,
  type Settlement,
  saveSettlement,
} from './store/settlements.ts';

const KB = 1024;

/** The seller whose settlement it is, or a person of support. */
export interface SettlementCaller {
  readonly as: SettlementActor;
  readonly accountId: string;
}

type Nothing = Record<never, never>;
type Payloads = {
  readonly save: { readonly company: SellerCompany };
  readonly submit: Nothing;
  readonly pass: { readonly depositWaiver: string };
  readonly reject: { readonly changes: readonly Change[] };
};
type AppliedToSettlement = Applied<Settlement, SettlementRow, object>;

/** Keeps logo and licence photo; each must be a picture of the seller's own and of its size. */
export async function attachPictures(
  tx: Tx,
  company: SellerCompany,
  accountId: string,
): Promise<void> {
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
    const [file] = await attachFiles(tx, { urls: [url], owner: accountId, pictures: true });
    const bytes = file?.bytes ?? 0;
    if (bytes < minBytes || bytes > maxKb * KB) throw Failure.invalidFields([{ field, key }]);
  }
}

/** A settlement is there for its own seller; every one is for support. */
const identify = (
  settlement: Settlement,
  { as, accountId }: SettlementCaller,
): Identity<SettlementActor> | null =>
  as === 'support' || settlement.accountId === accountId
    ? { actor: as, accountId, name: '' }
    : null;

/** Rejects a draft that is not complete: every required field is checked, all faults at once. */
export async function validateComplete(tx: Tx, settlement: Settlement): Promise<void> {
  const company = SellerCompany.parse(settlement.company);
  const verifiedPhone = await findVerifiedPhone(tx, settlement.accountId);
  const violations = missing({ company, verifiedPhone });
  if (violations.length > 0) throw Failure.invalidFields(violations);
  if (creditCodeHolds(company) === false) {
    throw new Failure('settlement.creditCode', {}, 'creditCode');
  }
}

/** Rejects settling a seller whose deposit is not held, unless support waives it with a reason. */
export async function requireDeposit(
  tx: Tx,
  deps: OnboardingDeps,
  { id, depositWaiver }: { readonly id: string; readonly depositWaiver: string },
): Promise<void> {
  if (depositWaiver !== '' || (await deps.holdsDeposit(tx, [id])).has(id)) return;
  throw new Failure('settlement.depositMissing', {}, 'depositWaiver');
}

/** Keeps a settlement, and what the account says of it. */
async function save(tx: Tx, after: Settlement, now: Date): Promise<void> {
  await saveSettlement(tx, after);
  const { accountId, company } = after;
  const verifiedPhone = await findVerifiedPhone(tx, accountId);
  const { companyNameEn: name, companyNameCn: nameCn, country } = company;
  await setSellerState(tx, {
    accountId,
    state: after.state,
    share: filledShare({ company, verifiedPhone }),
    now,
    ...(after.state === 'pass' ? { company: { name, nameCn, country } } : {}),
  });
}

/** Drafts that are only saved leave no step behind. */
async function insertStep({ tx, now }: EventContext, { record, step }: AppliedToSettlement) {
  const { event, row } = step;
  if (row.from === row.to) return;
  await addStep(tx, {
    accountId: record.accountId,
    version: record.version,
    event: event as KeptStep['event'],
    byId: step.person.accountId ?? '',
    at: now,
    company: record.company,
    changes: record.changes,
  });
}

async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToSettlement) {
  await auditStaffEvent(ctx, {
    what: `settlement.${step.event}`,
    on: { kind: 'settlement', id: record.accountId, no: record.company.creditCode },
    before: { state: before.state },
    after: {
      state: record.state,
      changes: record.changes.map((change) => ({ ...change })),
      ...(record.depositWaiver && { depositWaiver: record.depositWaiver }),
    },
  });
}

/** Settlements as the runner takes their events; what an event rejects comes with its act. */
export const settlementProcess = (
  deps: OnboardingDeps,
  validate: (settlement: Settlement) => void | Promise<void> = () => undefined,
): Process<Settlement, SettlementRow, Payloads, SettlementCaller, object> => ({
  machine: settlementMachine,
  store: {
    lock: lockSettlement,
    save: (tx, _, record, now) => save(tx, record, now),
    insertHistory: insertStep,
  },
  identify,
  changed: 'settlement.changed',
  refuse: (_, { state }) => new Failure('settlement.wrongState', { state }),
  validate,
  changes: {
    save: (_, { payload, now }) => ({ company: payload.company, updatedAt: now }),
    submit: ({ company }, { now }) => ({
      company: SellerCompany.parse(company),
      changes: [],
      submittedAt: now,
      decidedAt: null,
      dueAt: endOf(settlementWaits.submitted.within, now),
      updatedAt: now,
    }),
    pass: (_, { payload, now }) => ({
      changes: [],
      depositWaiver: payload.depositWaiver,
      decidedAt: now,
      dueAt: null,
      updatedAt: now,
    }),
    reject: (_, { payload, now }) => ({
      changes: [...payload.changes],
      decidedAt: now,
      dueAt: null,
      updatedAt: now,
    }),
  },
  effects: {},
  facts: () => ({}),
  notify: {
    seller: ({ tx, now }, { record }) => notifyResult({ tx, now }, record, deps),
  },
  audit: auditStaff,
});
