import type { OpenAffair } from '#contract/accounts/closing-schemas.ts';
import type { Input } from '#contract/call.ts';
import type { legalAccept, legalDecline } from '#contract/legal/calls.ts';
import type { PendingVersion } from '#contract/legal/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { AccountMail } from './mails.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import type { EndedView } from './store/ended-sessions.ts';

/** Pictures of people: kept among the files. */
export interface Pictures {
  /** Keeps an upload of the owner's; refuses another's and what is no picture. */
  attach(tx: Tx, picture: { readonly url: string; readonly owner: string }): Promise<void>;
  /** The address at which a browser gets it. */
  link(url: string, now: Date): string;
}

/** Versions of the terms that members accept. */
export interface Terms {
  isPending(db: Db, accountId: string, now: Date): Promise<boolean>;
  listPending(
    db: Db,
    reader: { readonly accountId: string; readonly now: Date; readonly lang: Language },
  ): Promise<PendingVersion[]>;
  /** Records that a new account accepts all versions in force. */
  acceptInForce(tx: Tx, accountId: string, now: Date): Promise<void>;
  /** Records an acceptance; false where it is not of what is to be accepted now. */
  accept(
    tx: Tx,
    acceptance: Input<typeof legalAccept> & { readonly accountId: string; readonly now: Date },
  ): Promise<boolean>;
  /** Records a refusal; false where it is not of what is to be accepted now. */
  decline(
    tx: Tx,
    refusal: Input<typeof legalDecline> & { readonly accountId: string; readonly now: Date },
  ): Promise<boolean>;
}

/** Whether an account takes no new business from now on. */
interface Withdrawal {
  readonly accountId: string;
  readonly withdrawn: boolean;
  readonly now: Date;
}

const noTerms: Terms = {
  isPending: async () => false,
  listPending: async () => [],
  acceptInForce: async () => undefined,
  accept: async () => false,
  decline: async () => false,
};

const noPictures: Pictures = { attach: async () => undefined, link: (url) => url };

/** External dependencies of the slice. */
export interface AccountsDeps {
  /**
   * A pool of its own; two connections are enough. A try is counted on it before it is made,
   * because the count must outlive the refused act, and must not wait for a connection while the
   * act holds one.
   */
  readonly aside: Db;
  /** The server's own secret, at least 32 random bytes. */
  readonly secret: Buffer;
  readonly queueMail: (tx: Tx, mail: AccountMail) => Promise<unknown>;
  /** The address under which people reach the market, for links in mails. */
  readonly publicUrl?: string;
  readonly pictures?: Pictures;
  /** Versions of the terms; without them there are none to accept. */
  readonly terms?: Terms;
  /** Takes an account's offers out of the search, or lets them in again. */
  readonly saveWithdrawn?: (tx: Tx, change: Withdrawal) => Promise<void>;
  /** Ends what an account has open on the boards and of enquiries, which it leaves by being closed. */
  readonly leaveTrade?: (ctx: EventContext, accountId: string) => Promise<void>;
  /** Removes what a member wrote and never sent, such as drafts. */
  readonly removeUnsent?: (tx: Tx, accountId: string) => Promise<void>;
  /** Notes when looks of staff at accounts ended: with a role, a sign-in or an account. */
  readonly endViews?: (tx: Tx, views: readonly EndedView[]) => Promise<void>;
  /** Lists the open affairs of an account. */
  readonly openAffairs?: (db: Db, accountId: string) => Promise<readonly OpenAffair[]>;
  /** Enquiries that await a seller's quote (waitQuoteCount of the user info). */
  readonly waitQuoteCount?: (db: Db, accountId: string) => Promise<number>;
  /** How complete a member's company profile is, in whole percent; without it, the account's own. */
  readonly profilePercent?: ProfilePercent;
}

/** The account of a member, as far as it is part of the company's profile. */
interface ProfiledMember {
  readonly id: string;
  readonly identity: 'buyer' | 'seller';
  readonly company: string;
  readonly country: string;
}

/** How complete the profile of a member's company is, in whole percent. */
export type ProfilePercent = (db: Db, member: ProfiledMember) => Promise<number>;

/** The same, with the keys derived from the secret once. */
export interface Deps {
  readonly aside: Db;
  readonly secrets: Secrets;
  readonly queueMail: AccountsDeps['queueMail'];
  readonly publicUrl: string;
  readonly pictures: Pictures;
  readonly terms: Terms;
  readonly saveWithdrawn: NonNullable<AccountsDeps['saveWithdrawn']>;
  readonly leaveTrade: NonNullable<AccountsDeps['leaveTrade']>;
  readonly removeUnsent: NonNullable<AccountsDeps['removeUnsent']>;
  readonly endViews: NonNullable<AccountsDeps['endViews']>;
  readonly openAffairs: NonNullable<AccountsDeps['openAffairs']>;
  readonly waitQuoteCount: (db: Db, accountId: string) => Promise<number>;
  readonly profilePercent: ProfilePercent | null;
}

/** Derives the keys and fills in defaults. */
export const toDeps = (deps: AccountsDeps): Deps => ({
  aside: deps.aside,
  secrets: secretsOf(deps.secret),
  queueMail: deps.queueMail,
  publicUrl: deps.publicUrl ?? 'http://localhost:3000',
  pictures: deps.pictures ?? noPictures,
  terms: deps.terms ?? noTerms,
  saveWithdrawn: deps.saveWithdrawn ?? (async () => undefined),
  leaveTrade: deps.leaveTrade ?? (async () => undefined),
  removeUnsent: deps.removeUnsent ?? (async () => undefined),
  endViews: deps.endViews ?? (async () => undefined),
  openAffairs: deps.openAffairs ?? (async () => []),
  waitQuoteCount: deps.waitQuoteCount ?? (async () => 0),
  profilePercent: deps.profilePercent ?? null,
});
