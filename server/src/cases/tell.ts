import type { CaseKind } from '#contract/cases/table.ts';
import type { Language } from '#contract/options.ts';
import type { Tx } from '#server/kit/database.ts';
import { type MessageTemplates, notify } from '#server/messages/public.ts';
import { linkKey, linkPath } from './core/link.ts';
import type { CasesDeps } from './deps.ts';
import { caseWords, linkMail, type Told } from './mails.ts';
import type { Case } from './store.ts';

/** The sentences of this slice's messages. */
export const caseMessages: MessageTemplates = {
  zh: caseWords.zh.messages,
  en: caseWords.en.messages,
  es: caseWords.es.messages,
  fr: caseWords.fr.messages,
  ru: caseWords.ru.messages,
};

/** Where an account reads its own cases. */
const pages: Record<CaseKind, string> = {
  legal: '/legal-request-detail',
  complaint: '/complaint-seller-detail',
  feedback: '/feedback-detail',
};

/** A message is told with its beginning only; the whole stands on the case's page. */
const TOLD_CHARS = 200;

const tags: Record<Language, string> = {
  zh: 'zh-CN',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  ru: 'ru-RU',
};

const prose = (at: Date, lang: Language): string =>
  new Intl.DateTimeFormat(tags[lang], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
    timeStyle: 'short',
  })
    .format(at)
    .concat(' GMT+8');

/**
 * Tells the author what happened: an account by message (and mail, unless it only sent something
 * in), anybody else by a mail with the link of the case.
 */
export async function tellAuthor(
  tx: Tx,
  deps: CasesDeps,
  { made, told, text, now }: { made: Case; told: Told; text: string; now: Date },
): Promise<void> {
  const { account_id: to, due_at, no, lang } = made;
  if (to !== null) {
    const kind = `cases.${told}`;
    const said = text.length > TOLD_CHARS ? `${text.slice(0, TOLD_CHARS)}…` : text;
    const params = { no, text: said, until: due_at?.toISOString() ?? '' };
    const link = `${pages[made.kind]}/${made.id}`;
    await notify(tx, { to, kind, params, link, mail: told !== 'received', now });
    return;
  }
  const url = deps.publicUrl + linkPath(linkKey(made.id, deps.secret));
  const until = due_at === null ? '' : prose(due_at, lang);
  await deps.queueMail(tx, linkMail({ to: made.email, lang, told, no, until, url }));
}
