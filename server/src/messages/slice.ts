import type { Bound } from '../kit/bind.ts';
import type { Db } from '../kit/database.ts';
import { messagesCalls } from './calls.ts';
import type { MessagesDeps } from './deps.ts';
import { mailDue } from './mails.ts';
import { phrasebook } from './words.ts';

/** Puts the slice together: its calls, and the work that a job does every minute or sooner. */
export function messagesSlice(deps: MessagesDeps): {
  calls: readonly Bound[];
  /** Writes the mails that are due, a batch per transaction, and answers how many. */
  mailDue: (db: Db) => Promise<number>;
} {
  const book = phrasebook(deps.words);
  return { calls: messagesCalls(book), mailDue: (db) => mailDue(db, deps, book) };
}
