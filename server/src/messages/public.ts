import type { Db, Tx } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs/jobs.ts';
import type { Params } from './core/render.ts';
import type { WrittenTexts } from './core/written.ts';
import { MAIL_JOB } from './mails.ts';
import { insertEach } from './store/each.ts';
import { claimMails } from './store/mail-claims.ts';
import { insertMessages } from './store/messages.ts';
import { insertMany, insertWritten, readCounts, removeSome } from './store/written.ts';

export { fill, type Params } from './core/render.ts';
export { textForLanguage, type WrittenText, type WrittenTexts } from './core/written.ts';
export type { MessageMail, MessagesDeps, Reader } from './deps.ts';
export { messagesSlice } from './slice.ts';
export { claimMails, forgetMails } from './store/mail-claims.ts';
export type { MessageTemplate, MessageTemplates } from './templates.ts';

/** A message to one account. Its sentences stand in the words that the telling slice gives. */
export interface Notification {
  /** The account that gets it. */
  readonly to: string;
  /** The slice and what happened, `boards.replied`; a key of the slice's MessageWords. */
  readonly kind: string;
  /** Values for the placeholders; numbers and ISO instants are formatted for the language. */
  readonly params: Params;
  /** Where it leads, a path of the web client; null where nowhere. */
  readonly link: string | null;
  /** Business messages go to `msg` (the default), platform notices to `notice`. */
  readonly box?: 'msg' | 'notice';
  /** Important messages also go by e-mail, in the reader's language. */
  readonly mail?: boolean;
  readonly now: Date;
}

/**
 * Writes a message in the transaction that causes it: it exists exactly when its cause does. The
 * mail of an important message is written by a job afterwards; nothing is sent here.
 */
export const notify = (tx: Tx, telling: Notification): Promise<void> => notifyAll(tx, [telling]);

/** Writes many messages as `tell` writes one, by one statement. */
export async function notifyAll(tx: Tx, tellings: readonly Notification[]): Promise<void> {
  if (tellings.length === 0) return;
  await insertMessages(
    tx,
    tellings.map((telling) => ({
      id: newId(),
      account: telling.to,
      box: telling.box ?? 'msg',
      kind: telling.kind,
      params: telling.params,
      link: telling.link,
      at: telling.now,
      mail: telling.mail === true ? 'due' : 'none',
    })),
  );
  // Any run writes all mails that are due; this one only makes it come at once.
  if (tellings.some((telling) => telling.mail === true)) await addJob(tx, MAIL_JOB, {});
}

/**
 * Writes messages of one kind about a record. Each reader is mailed where no such mail went out within
 * the last hour: what is changed back and forth fills nobody's mailbox.
 */
export async function notifyAndMailHourly(
  tx: Tx,
  record: string,
  tellings: readonly Omit<Notification, 'mail'>[],
): Promise<void> {
  const [first] = tellings;
  if (first === undefined) return;
  const accounts = tellings.map(({ to }) => to);
  const { kind, now } = first;
  const mailed = await claimMails(tx, { record, kind, accounts, now });
  await notifyAll(
    tx,
    tellings.map((telling) => ({ ...telling, mail: mailed.has(telling.to) })),
  );
}

/** Keeps sentences written by hand for `tellMany`, in one place for all who will read them. */
export const storeTranslations = (
  tx: Tx,
  { id, texts }: { readonly id: string; readonly texts: WrittenTexts },
): Promise<void> => insertWritten(tx, id, texts);

/** Kept sentences for a batch of readers; a few thousand accounts at most. */
export interface BulkNotification {
  readonly written: string;
  readonly to: readonly string[];
  readonly link: string | null;
  /** Also by e-mail, behind the mails of everybody's own business. */
  readonly mail: boolean;
  readonly now: Date;
}

/** Messages of one kind to many accounts, each with facts of its own; a few thousand at most. */
export interface BatchNotification {
  readonly kind: string;
  readonly each: readonly {
    readonly to: string;
    readonly params: Params;
    readonly link: string | null;
  }[];
  /** `box` is not mailed; `mail` is a mail that stands in no box, as one that gathers messages. */
  readonly as: 'box' | 'mail';
  readonly now: Date;
}

const MANY_JOB_KEY = 'messages.mail:many';

/** Writes messages of one kind to many in a fixed number of statements, however many they are. */
export async function notifyEach(
  tx: Tx,
  { kind, each, as, now }: BatchNotification,
): Promise<void> {
  if (each.length === 0) return;
  await insertEach(tx, {
    ids: each.map(() => newId()),
    accounts: each.map(({ to }) => to),
    params: each.map(({ params }) => params),
    links: each.map(({ link }) => link),
    kind,
    at: now,
    as,
  });
  if (as === 'mail') await addJob(tx, MAIL_JOB, {}, { key: MANY_JOB_KEY });
}

/**
 * Puts kept sentences into the notice boxes of a batch of accounts. Who has them already is left
 * alone, so a batch may be sent again. Answers how many got them now.
 */
export async function notifyMany(tx: Tx, telling: BulkNotification): Promise<number> {
  const { written, to, link, mail, now } = telling;
  const notifiedCount = await insertMany(tx, {
    written,
    ids: to.map(() => newId()),
    accounts: to,
    kind: 'notices.notice',
    link,
    at: now,
    mail: mail ? 'due' : 'none',
  });
  if (mail && notifiedCount > 0) await addJob(tx, MAIL_JOB, {}, { key: MANY_JOB_KEY });
  return notifiedCount;
}

/** Takes sentences out of at most `limit` boxes, mails that are not written yet included. */
export const withdrawNotifications = (
  tx: Tx,
  withdrawal: { readonly written: string; readonly limit: number; readonly now: Date },
): Promise<number> => removeSome(tx, withdrawal);

/** How many accounts have read each of some kept sentences; who read none of them is left out. */
export const readersOf = (
  db: Db,
  written: readonly string[],
): Promise<ReadonlyMap<string, number>> => readCounts(db, written);
