import type { ClientInput } from '#contract/call.ts';
import type { opsNoticeSave } from '#contract/notices/calls.ts';
import type { Notice, NoticeAudience, NoticeTexts } from '#contract/notices/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { atOnce, type TypedTime, timeOf, typedTimeOf } from '../publish/publish-time.ts';

/** The values of the form. */
export interface NoticeTyped {
  readonly audience: NoticeAudience;
  readonly email: string;
  readonly texts: NoticeTexts;
  readonly link: string;
  readonly sendAt: TypedTime;
  readonly mail: boolean;
}

const none = { title: '', body: '' };
const empty: NoticeTyped = {
  audience: 'all',
  email: '',
  texts: { zh: none, en: none, es: none, fr: none, ru: none },
  link: '',
  sendAt: atOnce,
  mail: false,
};

/** Returns the form's initial values: those of the notice that is edited, or empty ones. */
export function initialNotice(notice: Notice | null): NoticeTyped {
  if (notice === null) return empty;
  const { audience, email, texts, link, at, mail } = notice;
  return { audience, email, texts, link, sendAt: typedTimeOf(at), mail };
}

/** Builds the input that saves a notice. */
export const sentOf = (
  notice: Pick<Notice, 'id' | 'version'> | null,
  { sendAt, ...typed }: NoticeTyped,
): ClientInput<typeof opsNoticeSave> => ({
  ...typed,
  at: timeOf(sendAt),
  id: notice?.id ?? null,
  version: notice?.version ?? 0,
});

/** The first language in which something is wrong; null where no text is. */
export const invalidLanguage = (fields: readonly string[]): Language | null =>
  languages.find((lang) => fields.some((field) => field.startsWith(`texts.${lang}.`))) ?? null;

/** Returns the text that readers of a language see: its own, or the English one. */
export function resolveText(texts: NoticeTexts, lang: Language) {
  const isOwn = texts[lang].title !== '' || texts[lang].body !== '';
  return isOwn || lang === 'en' ? { ...texts[lang], lang } : { ...texts.en, lang: 'en' as const };
}
