import { z } from 'zod';
import { OpenApproval } from '../approvals/schemas.ts';
import { Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { identities } from '../options.ts';
import { pageOf } from '../response-schemas.ts';
import { eventsOf } from '../state-machine.ts';
import { CHECKS_NEEDED, identityChecks, RESET_NOTE_MAX } from './constants.ts';
import { factorResetStates, factorResetTable } from './reset-machine.ts';

const FactorResetEvent = z.enum(eventsOf(factorResetTable));

export const FactorResetState = z.enum(factorResetStates);

export const IdentityCheck = z.enum(identityChecks);

export type IdentityCheck = z.infer<typeof IdentityCheck>;

/** A reset as the member whose factors it is about sees it. */
export const FactorReset = z.object({
  id: Id,
  version: z.number().int(),
  state: FactorResetState,
  askedAt: Instant,
  /** When the factors are removed, unless somebody stops it; null outside `waiting`. */
  removedAt: Instant.nullable(),
  /** Why support refused it; empty otherwise. */
  reason: z.string(),
  events: z.array(FactorResetEvent),
});

export type FactorReset = z.infer<typeof FactorReset>;

export const factorResetRequest = {
  input: z.object({ note: needed(RESET_NOTE_MAX) }),
  output: FactorReset,
};

export const factorResetOwn = {
  input: z.object({}),
  output: FactorReset.nullable(),
};

export const factorResetCancel = {
  input: RecordVersion,
  output: FactorReset,
};

/** A reset as support sees it, with what is known of the account. */
export const OpsFactorReset = FactorReset.extend({
  account: z.object({
    id: Id,
    email: z.string(),
    name: z.string(),
    company: z.string(),
    country: z.string(),
    identity: z.enum(identities).nullable(),
    openedAt: Instant,
  }),
  /** The factors that the account has, of which the member says that they are lost. */
  factors: z.object({
    totpSince: Instant.nullable(),
    passkeys: z.array(z.object({ name: z.string(), usedAt: Instant.nullable() })),
    recoveryCodesLeft: z.number().int(),
  }),
  note: z.string(),
  /** The network address and device that the member asked from. */
  address: z.string(),
  device: z.string(),
  checks: z.array(IdentityCheck),
  requestedBy: z.string(),
  approvedBy: z.string(),
  /** The open request for the second person, or null. */
  approval: OpenApproval.extend({ reason: z.string(), checks: z.array(IdentityCheck) }).nullable(),
  dueAt: Instant.nullable(),
});

export type OpsFactorReset = z.infer<typeof OpsFactorReset>;

export const opsFactorResetList = {
  input: ClaimedPaging.extend({ state: FactorResetState.optional(), find: text(80).default('') }),
  output: pageOf(OpsFactorReset),
};

export const opsFactorResetOne = {
  input: z.object({ id: Id }),
  output: OpsFactorReset,
};

export const opsFactorResetPropose = {
  input: RecordVersion.extend({
    checks: z
      .array(IdentityCheck)
      .max(identityChecks.length)
      .refine((checks) => new Set(checks).size >= CHECKS_NEEDED, 'twoChecks'),
    note: needed(RESET_NOTE_MAX),
  }),
  output: OpsFactorReset,
};

export const opsFactorResetRefuse = {
  input: RecordVersion.extend({ reason: needed(RESET_NOTE_MAX) }),
  output: OpsFactorReset,
};
