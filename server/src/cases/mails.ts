import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { CaseMail } from './deps.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type CaseWords, zh } from './locales/zh.ts';

/** The slice's words by language. */
export const caseWords: Readonly<Record<Language, CaseWords>> = { zh, en, es, fr, ru };

/** A message to the author of a case. */
export type AuthorMessage = keyof CaseWords['mails'];

const fillSentence = (sentence: string, facts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, name: string) => facts[name] ?? hole);

interface Parts {
  readonly to: string;
  readonly lang: Language;
  readonly message: AuthorMessage;
  readonly no: string;
  /** Until when, in prose; what the sentence of `message` has no place for is left out. */
  readonly until: string;
  readonly url: string;
}

/**
 * A mail to an author without an account. It says that something happened and where to read it:
 * never what was written, since whoever brought the case typed the address.
 */
export function linkMail({ to, lang, message, no, until, url }: Parts): CaseMail {
  const words = caseWords[lang];
  const said = words.mails[message];
  const title = fillSentence(said.title, { no });
  const body = fillSentence(said.body, { no, until });
  const text = [title, body, `${words.open}\n${url}`, words.secret, '--', words.brand, words.why];
  const paragraph = (line: string, style: string) => `<p style="${style}">${escapeHtml(line)}</p>`;
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f9f5;color:#13201a;\
font:16px/26px 'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:520px;margin:0 auto">
${paragraph(words.brand, 'margin:0 0 24px;padding-bottom:8px;border-bottom:2px solid #13201a;font-weight:600')}
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(title)}</h1>
${paragraph(body, 'margin:0 0 16px')}
<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;\
padding:10px 18px;background:#0b5d45;color:#ffffff;text-decoration:none">${escapeHtml(words.open)}</a></p>
${paragraph(words.secret, 'margin:0 0 16px;color:#44534b')}
${paragraph(words.why, 'margin:24px 0 0;padding-top:8px;border-top:1px solid #dae1d9;font-size:13px;color:#5f6d65')}
</div></body></html>`;
  return { to, subject: title, text: text.join('\n\n'), html, lang };
}
