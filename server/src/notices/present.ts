import type { Notice, NoticeTexts } from '#contract/notices/calls.ts';
import { languages } from '#contract/options.ts';
import type { WrittenTexts } from '#server/messages/public.ts';
import { decide, movesOf, type Standing } from './core/decide.ts';
import type { NoticeKept } from './store.ts';

/** What the table needs to know of a notice; whether all are told is known while sending alone. */
export const standingOf = (notice: NoticeKept, allTold = false): Standing => ({
  state: notice.state,
  audience: notice.audience,
  savedBy: notice.savedBy,
  at: notice.at,
  allTold,
});

const none = { title: '', body: '' };

/** All five languages, as the form shows them. */
const formTexts = (texts: WrittenTexts): NoticeTexts =>
  Object.fromEntries(languages.map((lang) => [lang, texts[lang] ?? none])) as NoticeTexts;

/** The languages that are written. */
export function keptTexts(texts: NoticeTexts): WrittenTexts {
  const written = languages.filter((lang) => texts[lang].title !== '');
  return { ...Object.fromEntries(written.map((lang) => [lang, texts[lang]])), en: texts.en };
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A notice as a person of the desk sees it. */
export function noticeShown(
  notice: NoticeKept,
  { staff, read, now }: { readonly staff: string; readonly read: number; readonly now: Date },
): Notice {
  const by = { staff };
  const published = decide(standingOf(notice), { event: 'publish', by, now });
  return {
    id: notice.id,
    version: notice.version,
    state: notice.state,
    audience: notice.audience,
    email: notice.email,
    texts: formTexts(notice.texts),
    link: notice.link,
    at: instant(notice.at),
    mail: notice.mail,
    savedBy: notice.savedName,
    savedAt: notice.savedAt.toISOString(),
    publishedBy: notice.publishedName,
    publishedAt: instant(notice.publishedAt),
    startedAt: instant(notice.startedAt),
    sentAt: instant(notice.sentAt),
    withdrawnBy: notice.withdrawnName,
    withdrawnAt: instant(notice.withdrawnAt),
    reason: notice.reason,
    received: notice.received,
    read,
    moves: movesOf(standingOf(notice), { by, now }),
    needsOther: published === 'sameHand',
  };
}
