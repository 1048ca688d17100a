import type { Db, Tx } from '#server/kit/database/database.ts';
import type { AccountMail } from './mails.ts';
import { type Secrets, secretsOf } from './secrets.ts';

/** Pictures of people: kept among the files. */
export interface Pictures {
  /** Keeps an upload of the owner's; refuses another's and what is no picture. */
  attach(tx: Tx, picture: { readonly url: string; readonly owner: string }): Promise<void>;
  /** The address at which a browser gets it. */
  link(url: string, now: Date): string;
}

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
  waitQuoteCount: deps.waitQuoteCount ?? (async () => 0),
  profilePercent: deps.profilePercent ?? null,
});
