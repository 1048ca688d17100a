import { escapeHtml } from '#contract/escape-html.ts';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Device } from './core/device.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type AccountWords, zh } from './locales/zh.ts';

/** A mail as the mailer takes it. */
export interface AccountMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly lang: Language;
}

const words: Record<Language, AccountWords> = { zh, en, es, fr, ru };

/** Puts facts into the places of a sentence that name them. */
export const fill = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/** The purposes of a mailed code. */
export type CodeUse =
  | 'enter'
  | 'reset'
  | 'oldEmail'
  | 'newEmail'
  | 'prove'
  | 'exchange'
  | 'withdrawal';

interface CodeFacts {
  readonly to: string;
  readonly code: string;
  readonly lang: Language;
  readonly purpose?: CodeUse;
  readonly facts?: Readonly<Record<string, string>>;
}

/** The mail that carries an e-mail code and says what it is for, in the receiver's language. */
export function codeMail({
  to,
  code,
  lang,
  purpose = 'enter',
  facts = {},
}: CodeFacts): AccountMail {
  const said = words[lang].code;
  const minutes = limits.codeValidS / 60;
  return layout({
    to,
    lang,
    subject: fill(said.subject, { code }),
    title: said.title,
    lines: [fill(said.uses[purpose], facts), said.lead],
    figure: code,
    after: [fill(said.valid, { minutes, tries: limits.codeTries }), said.ignore],
  });
}

/** A change of a second factor that the owner is mailed about. */
export type FactorChange = 'added' | 'removed' | 'recoveryUsed' | 'recoveryRenewed';

/** Returns the mail about a change of a second factor, in the language of its owner. */
export function factorMail(
  change: FactorChange,
  { to, lang }: { readonly to: string; readonly lang: Language },
): AccountMail {
  const { [change]: texts, ignore } = words[lang].factor;
  return layout({
    to,
    lang,
    subject: texts.subject,
    title: texts.title,
    lines: [fill(texts.lead, { email: to })],
    figure: null,
    after: [ignore],
  });
}

/** The kinds of mails about a reset of second factors. */
export type FactorResetMail = Exclude<keyof AccountWords['factorReset'], 'ignore'>;

/** Returns the mail about a reset of second factors, in the language of their owner. */
export function factorResetMail(
  kind: FactorResetMail,
  facts: {
    readonly to: string;
    readonly lang: Language;
    readonly reason: string;
    /** When the factors are removed. */
    readonly removedAt: Date | null;
  },
): AccountMail {
  const { to, lang, reason, removedAt } = facts;
  const { [kind]: texts, ignore } = words[lang].factorReset;
  const time = removedAt === null ? '' : momentText(removedAt, lang);
  return layout({
    to,
    lang,
    subject: texts.subject,
    title: texts.title,
    lines: [fill(texts.lead, { email: to, reason, time })],
    figure: null,
    after: [ignore],
  });
}

/** A mail that names the account, says what happened to it and what to do if it was somebody else. */
function noticeMail(notice: {
  readonly to: string;
  readonly lang: Language;
  readonly said: Readonly<Record<'subject' | 'title' | 'lead' | 'ignore', string>>;
}): AccountMail {
  const { to, lang, said } = notice;
  return layout({
    to,
    lang,
    subject: said.subject,
    title: said.title,
    lines: [fill(said.lead, { email: to })],
    figure: null,
    after: [said.ignore],
  });
}

/** Returns the mail to the owner of an account whose password was set or changed. */
export function passwordSetMail(account: {
  readonly to: string;
  readonly lang: Language;
  /** The account had no password before. */
  readonly isFirst?: boolean;
}): AccountMail {
  const { to, lang, isFirst = false } = account;
  const said = isFirst ? words[lang].passwordFirst : words[lang].passwordSet;
  return noticeMail({ to, lang, said });
}

/** The mail to the owner of an account that was closed. */
export function accountClosedMail(account: {
  readonly to: string;
  readonly lang: Language;
}): AccountMail {
  const { to, lang } = account;
  const said = words[lang].closed;
  return noticeMail({ to, lang, said });
}

/** The mail to the owner of a closed account that staff opened again. */
export function accountReopenedMail(account: {
  readonly to: string;
  readonly lang: Language;
}): AccountMail {
  const { to, lang } = account;
  return noticeMail({ to, lang, said: words[lang].reopened });
}

/** The mail to both addresses of an account that moved from one to the other. */
export function emailChangedMail(facts: {
  readonly to: string;
  readonly lang: Language;
  readonly old: string;
  readonly email: string;
}): AccountMail {
  const { to, lang, old, email } = facts;
  const said = words[lang].emailChanged;
  return layout({
    to,
    lang,
    subject: said.subject,
    title: said.title,
    lines: [fill(said.lead, { old, email })],
    figure: null,
    after: [said.ignore],
  });
}

/** The mail that tells of a sign-in from a device or network that the account does not know. */
export function newDeviceMail(facts: {
  readonly to: string;
  readonly lang: Language;
  readonly device: Device;
  readonly address: string;
  readonly now: Date;
}): AccountMail {
  const { to, lang, device, address, now } = facts;
  const said = words[lang].newDevice;
  const name = [device.browser, device.system].filter(Boolean).join(', ');
  return layout({
    to,
    lang,
    subject: said.subject,
    title: said.title,
    lines: [
      fill(said.lead, { email: to }),
      fill(said.facts, { device: name || said.unknown, address, time: momentText(now, lang) }),
    ],
    figure: null,
    after: [said.yours, said.ignore],
  });
}

/** Date and time in the zone that the product shows. */
const momentText = (now: Date, lang: Language): string =>
  `${new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(now)} (GMT+8)`;

interface Parts {
  readonly to: string;
  readonly lang: Language;
  readonly subject: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly figure: string | null;
  /** An address that the reader opens; whole, so that it can be copied. */
  readonly link?: string;
  readonly after: readonly string[];
}

/** The look of the parts; mail programs read styles only where they stand on the element. */
const styles = {
  line: 'margin:0 0 16px',
  soft: 'margin:0 0 16px;color:#44534b',
  brand: 'margin:0 0 24px;padding-bottom:8px;border-bottom:2px solid #13201a;font-weight:600',
  figure: 'margin:0 0 16px;font:600 32px/40px Consolas,monospace;letter-spacing:6px;color:#0b5d45',
  footer:
    'margin:24px 0 0;padding-top:8px;border-top:1px solid #dae1d9;font-size:13px;color:#5f6d65',
};

const anchor = (link: string): string =>
  `<p style="${styles.line}"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;

const paragraph = (text: string, style = styles.line): string =>
  `<p style="${style}">${escapeHtml(text)}</p>`;

/** Lays a mail out as plain text and as a page of its own: no picture, nothing to load. */
export function layout({
  to,
  lang,
  subject,
  title,
  lines,
  figure,
  link,
  after,
}: Parts): AccountMail {
  const { brand, footer } = words[lang];
  const middle = [figure, link].flatMap((one) => one ?? []);
  const text = [title, ...lines, ...middle, ...after, '--', brand, footer];
  const figureOrLink = figure ? paragraph(figure, styles.figure) : link ? anchor(link) : '';
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f9f5;color:#13201a;\
font:16px/26px 'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:520px;margin:0 auto">
${paragraph(brand, styles.brand)}
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(title)}</h1>
${lines.map((line) => paragraph(line)).join('\n')}
${figureOrLink}
${after.map((line) => paragraph(line, styles.soft)).join('\n')}
${paragraph(footer, styles.footer)}
</div></body></html>`;
  return { to, subject, text: text.join('\n\n'), html, lang };
}
