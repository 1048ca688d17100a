import type { Tx } from '#server/kit/database.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs.ts';
import type { Params } from './core/render.ts';
import { MAIL_JOB } from './mails.ts';
import { insertMessage } from './store.ts';

export type { Params } from './core/render.ts';
export type { MessageMail, MessagesDeps, Reader } from './deps.ts';
export { messagesSlice } from './slice.ts';
export type { MessageWord, MessageWords } from './words.ts';

/** A message to one account. Its sentences stand in the words that the telling slice gives. */
export interface Telling {
  /** The account that gets it. */
  readonly to: string;
  /** The slice and what happened, `boards.replied`; a key of the slice's MessageWords. */
  readonly kind: string;
  /** What fills the sentences; numbers and ISO instants are written as the language does. */
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
export async function tell(tx: Tx, telling: Telling): Promise<void> {
  await insertMessage(tx, {
    id: newId(),
    account: telling.to,
    box: telling.box ?? 'msg',
    kind: telling.kind,
    params: telling.params,
    link: telling.link,
    at: telling.now,
    mail: telling.mail === true ? 'due' : 'none',
  });
  // Any run writes all mails that are due; this one only makes it come at once.
  if (telling.mail === true) await addJob(tx, MAIL_JOB, {});
}
