import type { Language } from '#contract/option-schemas.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { Mail } from '#server/kit/mail/mail.ts';
import type { MessageTemplates } from './templates.ts';

/** To whom and how a message is mailed. */
export interface Reader {
  readonly email: string;
  readonly lang: Language;
}

/** A mail as the mailer takes it. */
export type MessageMail = Omit<Mail, 'kind'>;

/** External dependencies of the slice: it imports no other slice. */
export interface MessagesDeps {
  /** The words of every slice that tells. */
  readonly words: readonly MessageTemplates[];
  /** Address and language of accounts; one that no longer exists is left out. */
  readonly readers: (db: Db, accounts: readonly string[]) => Promise<Map<string, Reader>>;
  /** The names of companies for readers of a language, by the names that stand in messages. */
  readonly companyNames?: (
    db: Db,
    names: readonly string[],
    lang: Language,
  ) => Promise<ReadonlyMap<string, string>>;
  /** The carriers of parcels, by the keys that stand in messages. */
  readonly carriers?: (db: Db) => Promise<readonly CarrierEntry[]>;
  readonly queueMail: (tx: Tx, mail: MessageMail) => Promise<unknown>;
  /** Address of the web client, `https://assay.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Seals the links by which mails are refused. */
  readonly secret: Buffer;
}
