import type { Language } from '#contract/options.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { escapeHtml } from './core/render.ts';
import type { MessageMail, MessagesDeps, Reader } from './deps.ts';
import { sentencesOf } from './present.ts';
import { lockMailDue, type MessageRow, markMailed } from './store.ts';
import { mailWords } from './words/mail.ts';
import type { Phrasebook } from './words.ts';

/** The job that writes the mails that are due. */
export const MAIL_JOB = 'messages.mail';

const BATCH = 50;

/**
 * Hands the mails that are due to the mailer's queue. A batch is one transaction, so that a mail is
 * queued exactly once however often this is run, stopped or run twice at a time.
 */
export async function mailDue(db: Db, deps: MessagesDeps, book: Phrasebook): Promise<number> {
  let mailed = 0;
  for (;;) {
    const done = await transaction(db, async (tx) => {
      const due = await lockMailDue(tx, BATCH);
      if (due.length === 0) return 0;
      const readers = await deps.readers(tx, [...new Set(due.map((row) => row.account))]);
      for (const row of due) {
        const reader = readers.get(row.account);
        if (reader) await deps.queueMail(tx, mailOf(row, reader, deps.publicUrl, book));
      }
      await markMailed(
        tx,
        due.map((row) => row.id),
      );
      return due.length;
    });
    mailed += done;
    if (done < BATCH) return mailed;
  }
}

function mailOf(row: MessageRow, reader: Reader, site: string, book: Phrasebook): MessageMail {
  const { lang, email } = reader;
  const { title, body } = sentencesOf(row, lang, book);
  const words = mailWords[lang];
  const url = row.link === null ? null : site + row.link;
  const text = [body, url === null ? null : `${words.open}\n${url}`, `--\n${words.why}`];
  return {
    to: email,
    subject: title,
    text: text.filter((part) => part !== null).join('\n\n'),
    html: htmlOf({ lang, title, body, url }),
    lang,
  };
}

interface HtmlParts {
  readonly lang: Language;
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
}

function htmlOf({ lang, title, body, url }: HtmlParts): string {
  const words = mailWords[lang];
  const button =
    url === null
      ? ''
      : `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;` +
        `background:#1f3a5f;color:#ffffff;text-decoration:none">${escapeHtml(words.open)}</a></p>`;
  return (
    `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
    `<title>${escapeHtml(title)}</title>` +
    '<body style="font:16px/1.6 sans-serif;color:#1b2430;max-width:560px;margin:24px auto">' +
    `<p><strong>Assay 验芯</strong></p><h1 style="font-size:20px">${escapeHtml(title)}</h1>` +
    `<p>${escapeHtml(body)}</p>${button}` +
    `<p style="font-size:13px;color:#5b6675">${escapeHtml(words.why)}</p></body></html>`
  );
}
