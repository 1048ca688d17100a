import type { CaseKind, CaseMessage } from '#contract/cases/table.ts';
import { localeTags } from '#contract/locale-tags.ts';
import type { Language } from '#contract/option-schemas.ts';
import { beginningOf } from '#server/kit/beginning-of.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { type MessageTemplates, notify } from '#server/messages/public.ts';
import { linkKey, linkPath } from './core/link.ts';
import type { CasesDeps } from './deps.ts';
import { type AuthorMessage, caseWords, linkMail } from './mails.ts';
import type { Case } from './store/cases.ts';

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

/** A message carries its beginning only; the whole stands on the case's page. */
const PREVIEW_CHARS = 200;

const beginning = (text: string): string =>
  text.length > PREVIEW_CHARS ? `${beginningOf(text, PREVIEW_CHARS)}…` : text;

const longDate = (date: Date, lang: Language): string =>
  new Intl.DateTimeFormat(localeTags[lang], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
    timeStyle: 'short',
  })
    .format(date)
    .concat(' GMT+8');

/**
 * Notifies the author of what happened: an account by message (and mail, unless it only sent something
 * in), anybody else by a mail with the link of the case.
 */
export async function notifyAuthor(
  tx: Tx,
  deps: CasesDeps,
  { made, message, text, now }: { made: Case; message: AuthorMessage; text: string; now: Date },
): Promise<void> {
  const { accountId: to, dueAt, no, lang } = made;
  if (to !== null) {
    const kind = `cases.${message}`;
    const params = { no, text: beginning(text), until: dueAt?.toISOString() ?? '' };
    const link = `${pages[made.kind]}/${made.id}`;
    await notify(tx, { to, kind, params, link, mail: message !== 'received', now });
    return;
  }
  const url = deps.publicUrl + linkPath(linkKey(made.id, deps.secret));
  const until = dueAt === null ? '' : longDate(dueAt, lang);
  await deps.queueMail(tx, linkMail({ to: made.email, lang, message, no, until, url }));
}

/** Kinds of a seller’s messages by event of a complaint; null where it has nothing to do with it. */
const sellerKinds: Readonly<Record<CaseMessage, string | null>> = {
  forward: 'forward',
  askSeller: 'askSeller',
  sellerSilent: 'sellerSilent',
  withdrawForward: 'withdrawForward',
  close: 'closed',
  end: 'closed',
  expire: 'closed',
  reopen: 'reopened',
  answer: null,
  askBack: null,
  passOn: null,
};

/** Notifies the seller of a forwarded complaint; nothing where it reads none, or no longer. */
export async function notifySeller(
  tx: Tx,
  { made, event, text, now }: { made: Case; event: CaseMessage; text: string; now: Date },
): Promise<void> {
  const kind = sellerKinds[event];
  const { sellerId: to, forward, no, dueAt } = made;
  if (kind === null || to === null || forward === null) return;
  if (forward === 'withdrawn' && event !== 'withdrawForward') return;
  await notify(tx, {
    to,
    kind: `cases.seller.${kind}`,
    params: { no, text: beginning(text), until: dueAt?.toISOString() ?? '' },
    link: `/seller-complaint-detail/${made.id}`,
    mail: kind !== 'closed',
    now,
  });
}
