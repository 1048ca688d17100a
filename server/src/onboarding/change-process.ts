import type { AddressChangeRow } from '#contract/onboarding/change-machine.ts';
import { contactOf } from '#contract/onboarding/contact.ts';
import { SellerCompany } from '#contract/onboarding/schemas.ts';
import type { Applied, EventContext, Process } from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { auditStaffEvent } from '#server/operator/public.ts';
import { addressChangeMachine } from './core/change-machine.ts';
import { changedContact } from './core/contact.ts';
import type { OnboardingDeps } from './deps.ts';
import { notifyOfChange } from './notify.ts';
import type { SettlementCaller } from './process.ts';
import {
  type AddressChange,
  lockAddressChange,
  saveAddressChange,
} from './store/address-changes.ts';
import { addStep, lockSettlement, readSettlement, saveSettlement } from './store/settlements.ts';

type Nothing = Record<never, never>;
type Payloads = {
  readonly pass: Nothing;
  readonly reject: { readonly reason: string };
  readonly withdraw: Nothing;
};
type AppliedToChange = Applied<AddressChange, AddressChangeRow, object>;

/** Writes the proposed fields into the settlement, as a step of its history. */
async function replaceFields(
  { tx, now }: EventContext,
  { accountId, after }: AddressChange,
  byId: string,
): Promise<undefined> {
  const settlement = await lockSettlement(tx, accountId);
  if (settlement === null) throw new Error('a proposed address has its settlement');
  const before = SellerCompany.parse(settlement.company);
  const company = { ...before, ...after };
  const version = settlement.version + 1;
  await saveSettlement(tx, { ...settlement, company, version, updatedAt: now });
  await addStep(tx, {
    accountId,
    version,
    event: 'change',
    byId,
    at: now,
    company,
    changes: changedContact(contactOf(before), after),
  });
}

/** Names the fields and not their values: people and numbers do not belong in the log. */
async function auditStaff(ctx: EventContext, { before, record, step }: AppliedToChange) {
  if (ctx.caller?.kind !== 'staff') return;
  const settlement = await readSettlement(ctx.tx, record.accountId);
  const fields = changedContact(record.before, record.after).map(({ field }) => field);
  await auditStaffEvent(ctx, {
    what: `addressChange.${step.event}`,
    on: {
      kind: 'settlement',
      id: record.accountId,
      no: settlement?.company.creditCode ?? '',
    },
    before: { state: before.state },
    after: {
      state: record.state,
      fields,
      ...(record.reason !== '' && { reason: record.reason }),
    },
  });
}

/** Proposed addresses as the runner takes their events. */
export const addressChangeProcess = (
  deps: OnboardingDeps,
): Process<AddressChange, AddressChangeRow, Payloads, SettlementCaller, object> => ({
  machine: addressChangeMachine,
  store: {
    lock: lockAddressChange,
    save: (tx, _, record) => saveAddressChange(tx, record),
  },
  identify: (change, { as, accountId }) =>
    as === 'support' || change.accountId === accountId ? { actor: as, accountId, name: '' } : null,
  changed: 'settlement.changed',
  refuse: (_, { state }) => new Failure('settlement.wrongState', { state }),
  changes: {
    pass: () => ({ dueAt: null }),
    reject: (_, { payload }) => ({ dueAt: null, reason: payload.reason }),
    withdraw: () => ({ dueAt: null }),
  },
  effects: {
    company: {
      replaceFields: (_, { person }) => ({
        run: (ctx, record) => replaceFields(ctx, record, person.accountId ?? ''),
      }),
    },
  },
  facts: () => ({}),
  notify: {
    seller: ({ tx, now }, { record }) => notifyOfChange({ tx, now }, record, deps),
  },
  audit: auditStaff,
});
