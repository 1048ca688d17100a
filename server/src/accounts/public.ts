import type { Db, Tx } from '#server/kit/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { accountsCalls } from './calls.ts';
import type { AccountCard } from './card.ts';
import { type AccountsDeps, toDeps } from './deps.ts';
import { cron, jobs } from './jobs.ts';
import {
  type CompanyName,
  findByEmail,
  type SellerStanding,
  saveCompany,
  saveSellerState,
} from './store/accounts.ts';
import { readCards, readStaffNames, shareMailbox } from './store/cards.ts';
import { type Identified, identifyToken } from './store/sessions.ts';

export type { AccountCard } from './card.ts';
export type { AccountsDeps } from './deps.ts';
export {
  addMember,
  addStaff,
  ensureFirstAdmin,
  type NewMember,
  type NewStaffMember,
} from './members.ts';
export { staffApprovals } from './staff/approval-kinds.ts';
export type { CompanyName, SellerStanding } from './store/accounts.ts';
export { type AudiencePart, audiencePart, countAudiences } from './store/audiences.ts';
export { countPartners, settledSellerIds } from './store/partners.ts';
export type { Identified } from './store/sessions.ts';
export { totpCode } from './totp.ts';

/** What the slice gives to the program: its calls, its jobs and when they come round. */
export interface AccountsSlice {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  /** SQLSTATEs of this slice's own and the failure that each of them is. */
  readonly refusals: SqlStateFailures;
}

/** Puts the slice together. */
export const accountsSlice = (deps: AccountsDeps): AccountsSlice => ({
  calls: accountsCalls(toDeps(deps)),
  jobs,
  cron,
  refusals: { AC001: 'account.identityFixed' },
});

/**
 * Who holds a token value, and the language of their account: null for an unknown or ended one. It
 * slides the session's end, at most once in ten minutes; it refuses nobody.
 */
export const identify = (db: Db, token: string, now: Date): Promise<Identified | null> =>
  identifyToken(db, token, now);

/** The cards of accounts by their ids; an id without an account is absent from the map. */
export const accountCard = (db: Db, ids: readonly string[]): Promise<Map<string, AccountCard>> =>
  readCards(db, ids);

/** The card of the account with an e-mail address, in any case; null where there is none. */
export async function accountByEmail(db: Db, email: string): Promise<AccountCard | null> {
  const account = await findByEmail(db, email.trim().toLowerCase());
  return account === null ? null : ((await readCards(db, [account.id])).get(account.id) ?? null);
}

/** The names of staff by their ids, those who have left included. */
export const staffNames = (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  readStaffNames(db, ids);

/**
 * Whether a member's account and a member of staff are one person, told by their mailbox: what
 * follows a plus sign in an address leads to the same one.
 */
export const isSamePerson = (
  db: Db,
  { owner, staffId }: { readonly owner: string; readonly staffId: string },
): Promise<boolean> => shareMailbox(db, owner, staffId);

/** Says how far a seller's settlement is; from `pass` on the seller may trade, by the next call. */
export const setSellerState = (tx: Tx, standing: SellerStanding): Promise<void> =>
  saveSellerState(tx, standing);

/** Sets a buyer's company and country; a seller's are set by its settlement alone. */
export const saveBuyerCompany = (tx: Tx, company: CompanyName): Promise<void> =>
  saveCompany(tx, company);
