import { z } from 'zod';
import { command, query, signedIn } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';

/** Staff look at an account for so many minutes at most. */
export const VIEW_MINUTES = 30;
/** The longest reason, in characters. */
export const ACCESS_REASON_MAX = 300;

/** Data of a customer that staff see only with a recorded reason. */
export const privateKinds = ['bankAccounts', 'documents', 'contacts'] as const;
export type PrivateKind = (typeof privateKinds)[number];

/** Staff looked at an account: as its customer does, or at private data of it. */
export const AccessEntry = z.object({
  id: Id,
  kind: z.enum(['view', ...privateKinds]),
  by: z.string(),
  reason: z.string(),
  at: Instant,
  /** When the look ended or will end at the latest; null where it was one look at data. */
  until: Instant.nullable(),
  isOpen: z.boolean(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** Lists when staff looked at my account, who and why, the newest first. */
export const accessList = query({
  path: '/user/access/list',
  callers: signedIn,
  input: Paging,
  output: pageOf(AccessEntry),
});

const Reason = needed(ACCESS_REASON_MAX);

/** A look at an account that is open. */
export const CustomerView = z.object({
  id: Id,
  accountId: Id,
  /** The company, or the person behind the account. */
  name: z.string(),
  reason: z.string(),
  startedAt: Instant,
  until: Instant,
});
export type CustomerView = z.infer<typeof CustomerView>;

/**
 * Opens a read-only session of a member for the caller: every command in it fails with
 * `access.readOnly`. Fails with `view.open` where the caller looks at an account already, and with
 * `view.staff` where the account belongs to somebody of staff.
 */
export const opsViewStart = command({
  path: '/ops/customer/view/start',
  callers: permissions.customerViews,
  input: z.object({ accountId: Id, reason: Reason }),
  output: CustomerView.extend({
    tokenName: z.string(),
    tokenValue: z.string(),
    expiresAt: Instant,
    /** The page that the customer begins on. */
    home: z.string(),
  }),
  failures: ['view.open', 'view.staff'],
  secret: true,
});

/** Returns the account that the caller looks at now; null where there is none. */
export const opsViewCurrent = query({
  path: '/ops/customer/view/current',
  callers: permissions.customerViews,
  input: Nothing,
  output: CustomerView.nullable(),
});

/** Ends the caller's look at an account; without one nothing happens. */
export const opsViewEnd = command({
  path: '/ops/customer/view/end',
  callers: permissions.customerViews,
  input: Nothing,
  output: Nothing,
});

/** A piece of private data: what it is, and what it says or where it is read. */
export const PrivateFact = z.object({
  /** Names it: a bank or a kind of contact, put into words by the page. */
  name: z.string(),
  value: z.string(),
  /** Address of a document; empty where `value` says it all. */
  link: z.string(),
});
export type PrivateFact = z.infer<typeof PrivateFact>;

/** Shows private data of an account once and records who looked, and why. */
export const opsReveal = command({
  path: '/ops/customer/reveal',
  callers: permissions.companies,
  input: z.object({ accountId: Id, kind: z.enum(privateKinds), reason: Reason }),
  output: z.object({ facts: z.array(PrivateFact) }),
  secret: true,
});
