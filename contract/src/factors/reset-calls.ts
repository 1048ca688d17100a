import { z } from 'zod';
import { Approval } from '../approvals/calls.ts';
import { command, query, signedIn } from '../call.ts';
import { Id, Instant, needed, text } from '../fields.ts';
import { identities } from '../options.ts';
import { permissions } from '../permissions.ts';
import { Paging, pageOf } from '../response.ts';
import { eventsOf } from '../state-machine.ts';
import { factorResetStates, factorResetTable } from './reset-machine.ts';

/** The longest words of a member about what was lost, and of support about the person. */
export const RESET_NOTE_MAX = 500;

const FactorResetEvent = z.enum(eventsOf(factorResetTable));
export const FactorResetState = z.enum(factorResetStates);

/** How support makes sure that it is the member; two of them are needed. */
export const identityChecks = [
  'calledBack',
  'videoCall',
  'companyDocument',
  'tradeFacts',
  'bankTransfer',
] as const;
export const IdentityCheck = z.enum(identityChecks);
export type IdentityCheck = z.infer<typeof IdentityCheck>;
const CHECKS_NEEDED = 2;

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

/** Both a sign-in before its second step and a full session. */
const owners = [...signedIn, 'pending'] as const;
const Versioned = z.object({ id: Id, version: z.number().int() });

/** Asks support to remove every second factor of the caller; returns the open request where one is. */
export const factorResetRequest = command({
  path: '/user/factor/reset/ask',
  callers: ['pending'],
  input: z.object({ note: needed(RESET_NOTE_MAX) }),
  output: FactorReset,
  perCaller: { group: 'factorReset', perMinute: 3, perDay: 10 },
});

/** Returns the caller's newest reset, or null. */
export const factorResetOwn = query({
  path: '/user/factor/reset/own',
  callers: owners,
  input: z.object({}),
  output: FactorReset.nullable(),
});

/** Cancels the caller's open reset. */
export const factorResetCancel = command({
  path: '/user/factor/reset/cancel',
  callers: owners,
  input: Versioned,
  output: FactorReset,
  failures: ['factorReset.changed'],
});

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
  approval: Approval.pick({
    id: true,
    version: true,
    requestedBy: true,
    requestedAt: true,
    expiresAt: true,
    events: true,
    reason: true,
  })
    .extend({ checks: z.array(IdentityCheck) })
    .nullable(),
  dueAt: Instant.nullable(),
});
export type OpsFactorReset = z.infer<typeof OpsFactorReset>;

export const opsFactorResetList = query({
  path: '/ops/factorReset/list',
  callers: permissions.factorResets,
  input: Paging.extend({ state: FactorResetState.optional(), find: text(80).default('') }),
  output: pageOf(OpsFactorReset),
});

export const opsFactorResetOne = query({
  path: '/ops/factorReset/one',
  callers: permissions.factorResets,
  input: z.object({ id: Id }),
  output: OpsFactorReset,
});

/** Requests the approval of a second person of support, with how the member was recognized. */
export const opsFactorResetPropose = command({
  path: '/ops/factorReset/propose',
  callers: permissions.factorResets,
  input: Versioned.extend({
    checks: z
      .array(IdentityCheck)
      .max(identityChecks.length)
      .refine((checks) => new Set(checks).size >= CHECKS_NEEDED, 'twoChecks'),
    note: needed(RESET_NOTE_MAX),
  }),
  output: OpsFactorReset,
  failures: ['factorReset.changed', 'factorReset.own', 'approval.open'],
});

/** Refuses a reset, also one that was approved and waits for its day to end. */
export const opsFactorResetRefuse = command({
  path: '/ops/factorReset/refuse',
  callers: permissions.factorResets,
  input: Versioned.extend({ reason: needed(RESET_NOTE_MAX) }),
  output: OpsFactorReset,
  failures: ['factorReset.changed'],
});
