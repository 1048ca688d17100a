import type { StaffRole } from '#contract/call.ts';
import type { SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { CommandContext, StaffCaller } from '#server/kit/request-context.ts';
import type { QueueSource } from '#server/operator/public.ts';
import type { AccountCard } from './card.ts';
import {
  type ConfirmedMoney,
  mailMoneyCode,
  proveMoneyCode,
} from './commands/factors/mail-money-code.ts';
import { type AccountsDeps, toDeps } from './deps.ts';
import { proveFactor } from './factors/prove.ts';
import { factorResetQueue } from './factors/reset-handlers.ts';
import { accountsCalls } from './handlers.ts';
import { cron, jobsOf } from './jobs.ts';
import {
  type CompanyName,
  findByEmail,
  lockOpenAccounts,
  type SellerSettlement,
  saveCompany,
  saveSellerState,
} from './store/accounts.ts';
import {
  findByChineseName,
  findChineseNames,
  findChineseNamesOf,
  findCompanyAccounts,
  findStaffCompanyAccounts,
  hasSettledName,
  readCards,
  readCardsByEmail,
  readStaffNames,
  shareMailbox,
  sharesStaffMailbox,
} from './store/cards.ts';
import { findFactorKinds } from './store/factors.ts';
import {
  endSession,
  findStaffOfSession,
  type Identified,
  identifyToken,
  isViewerSession,
} from './store/sessions.ts';
import { activeStaff } from './store/staff.ts';

export type { AccountCard } from './card.ts';
export type { ConfirmedMoney } from './commands/factors/mail-money-code.ts';
export { factorResetApproval } from './commands/factors/propose-factor-reset.ts';
export { reopeningApproval } from './commands/propose-reopening.ts';
export type { AccountsDeps } from './deps.ts';
export {
  addMember,
  addStaff,
  ensureFirstAdmin,
  type NewMember,
  type NewStaffMember,
} from './members.ts';
export { runOnServer, type ServerCommand } from './on-server.ts';
export { openViewerSession } from './open-session.ts';
export { staffApprovals } from './staff/approval-kinds.ts';
export type { CompanyName, SellerSettlement } from './store/accounts.ts';
export { type AudiencePart, audiencePart, countAudiences } from './store/audiences.ts';
export { countPartners, findSettledSellers, settledSellerIds } from './store/partners.ts';
export type { Identified } from './store/sessions.ts';
export { totpCode } from './totp.ts';

/** The slice's interface: its calls, its jobs and their schedule. */
export interface AccountsSlice {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  /** Work of support: members who lost every second factor. */
  readonly queues: readonly QueueSource[];
  /** SQLSTATEs of this slice's own and the failure that each of them is. */
  readonly refusals: SqlStateFailures;
  /** Mails a member the code that confirms one movement of money; fails with `code.wait`. */
  readonly mailMoneyCode: (
    ctx: CommandContext,
    confirmed: ConfirmedMoney & { readonly facts: Readonly<Record<string, string>> },
  ) => Promise<{ readonly sentTo: string; readonly resendAfterS: number }>;
  /** Uses such a code up; fails with `code.wrong`, `code.expired` or `code.spent`. */
  readonly proveMoneyCode: (
    ctx: CommandContext,
    confirmed: ConfirmedMoney & { readonly code: string },
  ) => Promise<void>;
}

/** Puts the slice together. */
export const accountsSlice = (deps: AccountsDeps): AccountsSlice => ({
  calls: accountsCalls(toDeps(deps)),
  jobs: jobsOf(toDeps(deps)),
  cron,
  queues: [factorResetQueue],
  refusals: { AC001: 'account.identityFixed', AC002: 'factorReset.changed' },
  mailMoneyCode: (ctx, confirmed) => mailMoneyCode(ctx, toDeps(deps), confirmed),
  proveMoneyCode: (ctx, confirmed) => proveMoneyCode(ctx, toDeps(deps), confirmed),
});

/**
 * Who holds a token value, and the language of their account: null for an unknown or ended one. It
 * notes the use of the session at most once in ten minutes. It refuses nobody.
 */
export const identify = (db: Db, token: string, now: Date): Promise<Identified | null> =>
  identifyToken(db, token, now);

/** Who holds an open session of staff with its second factor; null where it has ended. */
export const staffOfSession = (db: Db, id: string, now: Date): Promise<StaffCaller | null> =>
  findStaffOfSession(db, id, now);

/** The cards of accounts by their ids; an id without an account is absent from the map. */
export const accountCard = (db: Db, ids: readonly string[]): Promise<Map<string, AccountCard>> =>
  readCards(db, ids);

/** The cards of accounts with the company's name for readers of a language. */
export async function cardsFor(
  db: Db,
  ids: readonly string[],
  lang: Language = 'en',
): Promise<Map<string, AccountCard>> {
  const [cards, names] = await Promise.all([readCards(db, ids), companyNames(db, ids, lang)]);
  return new Map(
    [...cards].map(([id, card]) => [id, { ...card, company: names.get(id) ?? card.company }]),
  );
}

/**
 * Returns the names of companies for readers of a language, by account: Chinese ones for Chinese.
 * Where an account is left out, the name that its records were made with stands.
 */
export const companyNames = async (
  db: Db,
  ids: readonly string[],
  lang: Language,
): Promise<ReadonlyMap<string, string>> => (lang === 'zh' ? findChineseNames(db, ids) : new Map());

/**
 * Returns the accounts whose name as readers of a language see it has a text in it, where records were
 * made with another one: none where the text is empty.
 */
export const accountsByName = async (db: Db, text: string, lang: Language): Promise<string[]> =>
  lang === 'zh' && text !== '' ? findByChineseName(db, text) : [];

/** Returns the names of companies for readers of a language, by account, each that is known. */
export const companyNamesById = async (
  db: Db,
  ids: readonly string[],
  lang: Language,
): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await cardsFor(db, ids, lang))].map(([id, { company }]) => [id, company]));

/** Returns the names for readers of a language by the names that stand in texts. */
export const companyNamesOf = async (
  db: Db,
  names: readonly string[],
  lang: Language,
): Promise<ReadonlyMap<string, string>> =>
  lang === 'zh' ? findChineseNamesOf(db, names) : new Map();

/** Whether an account is closed; it is kept from being closed until the transaction ends. */
export const isClosed = async (tx: Tx, accountId: string): Promise<boolean> =>
  !(await lockOpenAccounts(tx, [accountId])).has(accountId);

export { listCompanyPeople } from './queries/list-company-people.ts';
export { lockOpenAccounts } from './store/accounts.ts';
export { listResets } from './store/people.ts';

/** Returns all accounts of the companies that accounts belong to, by account, each with itself. */
export const companyAccounts = (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => findCompanyAccounts(db, ids);

/** The card of the account with an e-mail address, in any case; null where there is none. */
export async function accountByEmail(db: Db, email: string): Promise<AccountCard | null> {
  const account = await findByEmail(db, email.trim().toLowerCase());
  return account === null ? null : ((await readCards(db, [account.id])).get(account.id) ?? null);
}

/** The cards of the accounts with e-mail addresses, in any case, by their address in lower case. */
export const accountsByEmail = (
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AccountCard>> =>
  readCardsByEmail(
    db,
    emails.map((email) => email.trim().toLowerCase()),
  );

/** The names of staff by their ids, those who have left included. */
export const staffNames = (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  readStaffNames(db, ids);

/** Returns where those of these staff who may sign in get mail, and in which language. */
export const staffAddresses = async (db: Db, ids: readonly string[]) =>
  (await activeStaff(db))
    .filter(({ id }) => ids.includes(id))
    .map(({ id, email, lang }) => ({ id, email, lang }));

/** Lists all active members of staff with their roles. */
export const colleagues = async (db: Db) =>
  (await activeStaff(db)).map(({ id, name, roles }) => ({ id, name, roles }));

/**
 * Whether a member's account and a member of staff are one person, known by their mailbox: what
 * follows a plus sign in an address leads to the same one.
 */
export const isSamePerson = (
  db: Db,
  { owner, staffId }: { readonly owner: string; readonly staffId: string },
): Promise<boolean> => shareMailbox(db, owner, staffId);

/** Returns the accounts of a member of staff by its mailbox (`isSamePerson`), with their companies'. */
export const staffCompanyAccounts = (db: Db, staffId: string): Promise<ReadonlySet<string>> =>
  findStaffCompanyAccounts(db, staffId);

/** Whether a text is the name of a settled seller, in either language and any case. */
export const isSettledName = (db: Db, name: string): Promise<boolean> => hasSettledName(db, name);

/** Says how far a seller's settlement is; from `pass` on the seller may trade, by the next call. */
export const setSellerState = (tx: Tx, settlement: SellerSettlement): Promise<void> =>
  saveSellerState(tx, settlement);

/** Sets a buyer's company and country; a seller's are set by its settlement alone. */
export const saveBuyerCompany = (tx: Tx, company: CompanyName): Promise<void> =>
  saveCompany(tx, company);

/** The kinds of second factor that an account or a member of staff can use now. */
export const secondFactorKinds = (
  db: Db,
  accountId: string,
): Promise<{ totp: boolean; passkey: boolean }> => findFactorKinds(db, accountId);

/**
 * Requires a second factor for one act of the caller, in the transaction of that act.
 *
 * `boundTo` is the text of the act, such as amount and payee. The server makes it from what it is
 * about to do, never from a text that the client sends; browser and server share the function that
 * makes it, in the contract. A passkey signs a challenge that is derived from this text: the browser
 * gets it by `factorChallenge` with the same text, and a signature for another amount or payee fails.
 * It is good once, for five minutes, in the session that asked for it. A code of an authenticator app
 * cannot be bound to a text; it is accepted once, so it serves no second act. Recovery codes are not
 * accepted. Every try is counted although the act is rolled back.
 *
 * `accountId` is the caller's account, or their id as a member of staff. Fails with `factor.none`
 * (no second factor of this kind), `totp.wrong` (at the field `code`), `factor.wrong` (passkey) and
 * `login.locked` (too many tries, with `seconds`): a call that uses it declares these four. Where no
 * proof came, the caller fails with `factor.needed` itself (domain section 7).
 */
export const verifySecondFactor = (
  ctx: CommandContext,
  deps: AccountsDeps,
  input: {
    readonly accountId: string;
    readonly proof: SecondFactorProof;
    readonly boundTo: string;
  },
): Promise<void> => {
  const { accountId: ownerId, proof, boundTo } = input;
  return proveFactor(ctx, toDeps(deps), { ownerId, proof, boundTo });
};

/** Lists staff of a role who may sign in, by name. */
export const staffOfRole = async (
  db: Db,
  role: StaffRole,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  (await activeStaff(db))
    .filter(({ roles }) => roles.includes(role))
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** Whether an account belongs to somebody of staff, known by the mailbox. */
export const isStaffAccount = (db: Db, accountId: string): Promise<boolean> =>
  sharesStaffMailbox(db, accountId);

/** Whether the session of a viewer is open: its staff may look, and the account is not closed. */
export const isViewing = (db: Db, id: string, now: Date): Promise<boolean> =>
  isViewerSession(db, id, now);

/** Ends the session of a viewer; one that has ended already stays so. */
export const endViewerSession = (tx: Tx, id: string): Promise<void> => endSession(tx, id);

/** Returns devices that two to four accounts signed in from, as groups of accounts (section 7). */
export { sharedDevices } from './store/devices.ts';
