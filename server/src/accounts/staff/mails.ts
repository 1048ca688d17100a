import type { StaffRole } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import { type AccountMail, fill, layout } from '../mails.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type StaffMailWords, zh } from './locales/zh.ts';

const words: Record<Language, StaffMailWords> = { zh, en, es, fr, ru };

/** The subject of a mail to a member of staff. */
export type StaffMailKind = Exclude<keyof StaffMailWords, 'roles'>;

/** Facts that the sentences of a mail are filled with. */
export interface StaffMailFacts {
  readonly to: string;
  readonly lang: Language;
  readonly by?: string;
  readonly name?: string;
  readonly email?: string;
  readonly subject?: string;
  readonly roles?: readonly StaffRole[];
  /** An address that the reader opens. */
  readonly link?: string;
}

/** Returns a mail to a member of staff in their language. */
export function staffMail(kind: StaffMailKind, facts: StaffMailFacts): AccountMail {
  const { to, lang, roles = [], link, ...rest } = facts;
  const sentences = words[lang];
  const filled = {
    email: to,
    hours: limits.staffLinkHours,
    roles: roles.map((role) => sentences.roles[role] ?? role).join(', '),
    ...rest,
  };
  const subject = fill(sentences[kind].subject, filled);
  return layout({
    to,
    lang,
    subject,
    title: subject,
    lines: [fill(sentences[kind].lead, filled)],
    figure: null,
    ...(link === undefined ? {} : { link }),
    after: [fill(sentences[kind].after, filled)],
  });
}
