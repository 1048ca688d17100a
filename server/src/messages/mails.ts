import { escapeHtml } from '#contract/escape-html.ts';
import { type MailTopic, topicOfKind } from '#contract/messages/topics.ts';
import type { Language } from '#contract/option-schemas.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { unsubscribeKey } from './core/unsubscribe-key.ts';
import type { MessageMail, MessagesDeps, Reader } from './deps.ts';
import { type MailWords, mailWords } from './locales/mail.ts';
import { lockMailDue, markMailed } from './store/mails.ts';
import type { MessageRow } from './store/messages.ts';
import { refusalsOf } from './store/refusals.ts';
import type { TemplateCatalog } from './templates.ts';
import { UNSUBSCRIBE_PAGE } from './unsubscribe.ts';
import { renderMessage, trackingPageOf, withCarriers, withNames } from './views.ts';

/** The job that writes the mails that are due. */
export const MAIL_JOB = 'messages.mail';

const BATCH = 50;

/** How a run of the mails that are due went: how many messages are done with, and which failed. */
interface Mailed {
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/**
 * Hands the mails that are due to the mailer's queue. A batch is one transaction, so that a mail is
 * queued exactly once however often this is run, stopped or run twice at a time. A message that
 * cannot be written leaves the others alone and stays due.
 */
export async function mailDue(
  db: Db,
  deps: MessagesDeps,
  { book, signal }: { readonly book: TemplateCatalog; readonly signal?: AbortSignal | undefined },
): Promise<Mailed> {
  const failed: { id: string; error: unknown }[] = [];
  let mailed = 0;
  while (!signal?.aborted) {
    const done = await transaction(db, async (tx) => {
      const past = failed.map(({ id }) => id);
      const due = await lockMailDue(tx, { limit: BATCH, failed: past });
      if (due.length === 0) return 0;
      const accounts = [...new Set(due.map((row) => row.account))];
      const readers = await deps.readers(tx, accounts);
      const isRefused = await refusalsOf(tx, accounts);
      const queued: MessageMail[] = [];
      for (const row of due) {
        const { account, kind } = row;
        const reader = readers.get(account);
        const topic = topicOfKind(kind);
        // A mail that its reader does not want is done with; the message stands in its box.
        if (reader === undefined || (topic !== null && isRefused({ account, topic }))) continue;
        const { lang } = reader;
        const renamed = await withNames(tx, deps, { rows: [row], lang });
        const [translated = row] = await withCarriers(tx, deps, { rows: renamed, lang });
        const tracking = await trackingPageOf(tx, deps, row);
        try {
          const mail = mailOf(translated, { reader, topic, tracking, deps, book });
          queued.push(mail);
        } catch (error) {
          failed.push({ id: row.id, error });
        }
      }
      for (const mail of queued) await deps.queueMail(tx, mail);
      const isWritten = ({ id }: MessageRow) => failed.every((one) => one.id !== id);
      await markMailed(
        tx,
        due.filter(isWritten).map(({ id }) => id),
      );
      return due.length;
    });
    mailed += done;
    if (done < BATCH) break;
  }
  return { done: mailed, failed };
}

interface MailParts {
  readonly reader: Reader;
  readonly topic: MailTopic | null;
  /** The carrier's page of the parcel that the message names. */
  readonly tracking: string | null;
  readonly deps: MessagesDeps;
  readonly book: TemplateCatalog;
}

function mailOf(row: MessageRow, parts: MailParts): MessageMail {
  const { reader, topic, tracking, deps, book } = parts;
  const { lang, email } = reader;
  const { title, body, lang: written } = renderMessage(row, lang, book);
  const words = mailWords[lang];
  const why = reasonText(row, topic, words);
  const url = row.link === null ? null : deps.publicUrl + row.link;
  const refuse = topic === null ? null : refuseUrl(row.account, topic, deps);
  const text = [
    body,
    tracking === null ? null : `${words.track}\n${tracking}`,
    url === null ? null : `${words.open}\n${url}`,
    `--\n${why}`,
    refuse === null ? null : `${words.refuse}\n${refuse}`,
  ];
  return {
    to: email,
    subject: title,
    text: text.filter((part) => part !== null).join('\n\n'),
    html: htmlOf({ lang, written, title, body, why, tracking, url, refuse, own: deps.publicUrl }),
    lang: written,
    ...(row.texts === null && topic !== 'watches' ? {} : { toMany: true }),
    ...(refuse === null
      ? {}
      : {
          headers: {
            'List-Unsubscribe': `<${refuse}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  };
}

function reasonText({ texts }: MessageRow, topic: MailTopic | null, words: MailWords): string {
  if (texts !== null) return words.whyNotice;
  return topic === 'watches' ? words.whyWatches : words.why;
}

const refuseUrl = (account: string, topic: MailTopic, { publicUrl, secret }: MessagesDeps) =>
  `${publicUrl}${UNSUBSCRIBE_PAGE}/${unsubscribeKey({ account, topic }, secret)}`;

interface HtmlParts {
  readonly lang: Language;
  /** The language of title and body. */
  readonly written: Language;
  readonly title: string;
  readonly body: string;
  readonly why: string;
  readonly tracking: string | null;
  readonly url: string | null;
  readonly refuse: string | null;
  /** The market's own address: what stands in a body below it is a link. */
  readonly own: string;
}

/** Safe HTML of a text, in which addresses of the market itself can be followed. */
const linkOwnAddresses = (text: string, own: string): string =>
  escapeHtml(text)
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece) => (piece.startsWith(`${own}/`) ? `<a href="${piece}">${piece}</a>` : piece))
    .join('');

function htmlOf(parts: HtmlParts): string {
  const { lang, written, title, body, why, tracking, url, refuse, own } = parts;
  const words = mailWords[lang];
  const track =
    tracking === null
      ? ''
      : `<p><a href="${escapeHtml(tracking)}" rel="noopener noreferrer">` +
        `${escapeHtml(words.track)}</a></p>`;
  const button =
    url === null
      ? ''
      : `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;` +
        `background:#1f3a5f;color:#ffffff;text-decoration:none">${escapeHtml(words.open)}</a></p>`;
  const small = 'style="font-size:13px;color:#5b6675"';
  const refusing =
    refuse === null
      ? ''
      : `<p ${small}><a href="${escapeHtml(refuse)}">${escapeHtml(words.refuse)}</a></p>`;
  return (
    `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
    `<title>${escapeHtml(title)}</title>` +
    '<body style="font:16px/1.6 sans-serif;color:#1b2430;max-width:560px;margin:24px auto">' +
    `<p><strong>Assay 验芯</strong></p><div lang="${written}">` +
    `<h1 style="font-size:20px">${escapeHtml(title)}</h1>` +
    `<p style="white-space:pre-line">${linkOwnAddresses(body, own)}</p></div>${track}${button}` +
    `<p ${small}>${escapeHtml(why)}</p>${refusing}</body></html>`
  );
}
