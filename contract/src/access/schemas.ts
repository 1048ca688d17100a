import { z } from 'zod';
import { Id, Instant, needed } from '../fields.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { ACCESS_REASON_MAX, privateKinds } from './constants.ts';

/** Staff looked at an account: as its customer does, or at private data of it. */
export const AccessEntry = z.object({
  id: Id,
  kind: z.enum(['view', ...privateKinds]),
  by: z.string(),
  reason: z.string(),
  at: Instant,
  /**
   * When the look ended or will end at the latest; null where it was one look at data, or ended before
   * its time without anybody's note of when.
   */
  until: Instant.nullable(),
  isOpen: z.boolean(),
});

export type AccessEntry = z.infer<typeof AccessEntry>;

export const accessList = {
  input: Paging,
  output: pageOf(AccessEntry),
};

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

export const opsViewStart = {
  input: z.object({ accountId: Id, reason: Reason }),
  output: CustomerView.extend({
    tokenName: z.string(),
    tokenValue: z.string(),
    expiresAt: Instant,
    /** The page that the customer begins on. */
    home: z.string(),
  }),
};

export const opsViewCurrent = {
  input: Nothing,
  output: CustomerView.nullable(),
};

export const opsViewEnd = {
  input: Nothing,
  output: Nothing,
};

/** A piece of private data: what it is, and what it says or where it is read. */
export const PrivateFact = z.object({
  /** Names it: a bank or a kind of contact, put into words by the page. */
  name: z.string(),
  value: z.string(),
  /** Address of a document; empty where `value` says it all. */
  link: z.string(),
});

export type PrivateFact = z.infer<typeof PrivateFact>;

export const opsReveal = {
  input: z.object({ accountId: Id, kind: z.enum(privateKinds), reason: Reason }),
  output: z.object({ facts: z.array(PrivateFact) }),
};
