import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import type { Db } from '../database/database.ts';
import { type MailboxItem, mailboxItem, mailboxItems } from './mail-store.ts';
import { type MailboxTexts, mailboxTexts } from './mail-texts.ts';

const LIST_LIMIT = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'";

/**
 * Adds the mailbox of development: `/dev/mailbox`, one mail below it, and `/dev/mailbox.json?to=`
 * for tests. In production nothing is added, so that these paths answer 404.
 */
export function addMailboxPages(
  http: FastifyInstance,
  { db, env }: { db: Db; env: 'development' | 'production' },
): void {
  if (env === 'production') return;
  http.get('/dev/mailbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await requestedMails(db, request)).map(({ recipient, body, ...item }) => ({
      ...item,
      to: recipient,
      text: body,
      code: codeIn(body),
    }));
  });
  http.get('/dev/mailbox', async (request, reply) => {
    const words = wordsFor(request);
    return sendPage(
      reply,
      listPage(await requestedMails(db, request), words, recipientOf(request)),
      words,
    );
  });
  http.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const words = wordsFor(request);
    const { id } = request.params;
    const item = UUID.test(id) ? await mailboxItem(db, id) : null;
    if (item === null) reply.code(404);
    const back = `<p><a href="/dev/mailbox">${words.all}</a></p>`;
    return sendPage(
      reply,
      back + (item ? itemPage(item, words) : `<p>${words.missing}</p>`),
      words,
    );
  });
}

const recipientOf = (request: FastifyRequest): string | null => {
  const { to } = request.query as { to?: unknown };
  return typeof to === 'string' && to !== '' ? to.trim().toLowerCase() : null;
};

const requestedMails = (db: Db, request: FastifyRequest): Promise<MailboxItem[]> =>
  mailboxItems(db, { to: recipientOf(request), limit: LIST_LIMIT });

function langOf(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
  return languages.find((lang) => lang === wanted) ?? 'en';
}

type PageWords = MailboxTexts & { readonly lang: Language };
const wordsFor = (request: FastifyRequest): PageWords => {
  const lang = langOf(request);
  return { ...mailboxTexts[lang], lang };
};

/** The six digits of a sign-in code, where the text has any. */
const codeIn = (text: string): string | null => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null;

const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

function listPage(items: MailboxItem[], words: PageWords, to: string | null): string {
  const filter =
    to === null ? '' : `<p>${escapeHtml(to)} · <a href="/dev/mailbox">${words.all}</a></p>`;
  if (items.length === 0) return `${filter}<p>${words.empty}</p>`;
  const lines = items.map((item) => {
    const subject = item.kind === 'sms' ? `${words.sms}: ${item.body}` : item.subject;
    const { recipient } = item;
    return (
      `<tr><td><time>${timeText(item.at)}</time></td>` +
      `<td><a href="/dev/mailbox?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a></td>` +
      `<td><a href="/dev/mailbox/${item.id}">${escapeHtml(subject)}</a></td>` +
      `<td><code>${codeIn(item.body) ?? ''}</code></td></tr>`
    );
  });
  const heads = [`${words.time} (UTC)`, words.to, words.subject, words.code];
  const head = heads.map((word) => `<th scope="col">${word}</th>`).join('');
  return `${filter}<table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function itemPage(item: MailboxItem, words: PageWords): string {
  const code = codeIn(item.body);
  const facts = [
    [words.to, escapeHtml(item.recipient)],
    [`${words.time} (UTC)`, timeText(item.at)],
    ...(code === null ? [] : [[words.code, `<code class="code">${code}</code>`]]),
  ];
  const list = facts.map(([word, value]) => `<dt>${word}</dt><dd>${value}</dd>`).join('');
  const title = item.kind === 'sms' ? words.sms : escapeHtml(item.subject);
  const frame =
    item.html === null
      ? ''
      : `<iframe sandbox title="${title}" srcdoc="${escapeHtml(item.html)}"></iframe>`;
  return `<h2>${title}</h2><dl>${list}</dl>${frame}<pre>${escapeHtml(item.body)}</pre>`;
}

const STYLE = `
:root{color-scheme:light;font:15px/1.6 system-ui,"Noto Sans SC","PingFang SC",sans-serif;color:#16202b}
body{max-width:960px;margin:0 auto;padding:24px 16px;background:#f6f7f9}
h1{font-size:20px;margin:0}h2{font-size:18px}a{color:#0b5cad}
p.note{color:#55616e;margin:4px 0 20px}
table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #d8dde3}
th,td{text-align:left;padding:8px 12px;border-bottom:1px solid #e6eaee;vertical-align:top}
td{overflow-wrap:anywhere}th{font-weight:600;color:#55616e;font-size:13px}
time,code{font-family:ui-monospace,monospace;font-variant-numeric:tabular-nums}time{white-space:nowrap}
code{font-weight:600}code.code{font-size:24px;letter-spacing:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{color:#55616e}dd{margin:0}
iframe{width:100%;height:420px;border:1px solid #d8dde3;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #d8dde3;padding:12px}
`;

function sendPage(reply: FastifyReply, body: string, words: PageWords): FastifyReply {
  const page =
    `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${words.title} · Assay 验芯</title><style>${STYLE}</style></head><body>` +
    `<h1>${words.title}</h1><p class="note">${words.note}</p>${body}</body></html>`;
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
