import type { ClientInput } from '#contract/call.ts';
import type { opsNoticeSave } from '#contract/notices/calls.ts';
import type { Notice, NoticeAudience, NoticeTexts } from '#contract/notices/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { formatStamp } from '#web/i18n/format.ts';

/** The values of the form; the time as it is typed, in GMT+8. */
export interface NoticeTyped {
  readonly audience: NoticeAudience;
  readonly email: string;
  readonly texts: NoticeTexts;
  readonly link: string;
  readonly isTimed: boolean;
  /** `2026-11-21T10:00`; empty where nothing is typed. */
  readonly time: string;
  readonly mail: boolean;
}

const none = { title: '', body: '' };
const empty: NoticeTyped = {
  audience: 'all',
  email: '',
  texts: { zh: none, en: none, es: none, fr: none, ru: none },
  link: '',
  isTimed: false,
  time: '',
  mail: false,
};

/** Returns the form's initial values: those of the notice that is edited, or empty ones. */
export function initialNotice(notice: Notice | null): NoticeTyped {
  if (notice === null) return empty;
  const { audience, email, texts, link, at, mail } = notice;
  const time = at === null ? '' : formatStamp(at).replace(' ', 'T');
  return { audience, email, texts, link, isTimed: at !== null, time, mail };
}

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A typed time in GMT+8 as an instant; what is no time stays as typed, to be refused. */
const instantOf = (time: string): string =>
  SHAPE.test(time) ? new Date(`${time}:00+08:00`).toISOString() : time;

/** Builds the input that saves a notice. */
export const sentOf = (
  notice: Pick<Notice, 'id' | 'version'> | null,
  { isTimed, time, ...typed }: NoticeTyped,
): ClientInput<typeof opsNoticeSave> => ({
  ...typed,
  at: isTimed ? instantOf(time) : null,
  id: notice?.id ?? null,
  version: notice?.version ?? 0,
});

/** The first language in which something is wrong; null where no text is. */
export const faultyLanguage = (fields: readonly string[]): Language | null =>
  languages.find((lang) => fields.some((field) => field.startsWith(`texts.${lang}.`))) ?? null;

/** Returns the text that readers of a language see: its own, or the English one. */
export function resolveText(texts: NoticeTexts, lang: Language) {
  const isOwn = texts[lang].title !== '' || texts[lang].body !== '';
  return isOwn || lang === 'en' ? { ...texts[lang], lang } : { ...texts.en, lang: 'en' as const };
}
