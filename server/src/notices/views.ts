import type { Notice, NoticeTexts } from '#contract/notices/schemas.ts';
import { languages } from '#contract/options.ts';
import type { WrittenTexts } from '#server/messages/public.ts';
import { noticeMachine, rolesOf } from './core/machine.ts';
import type { NoticeRecord } from './store/notices.ts';

const none = { title: '', body: '' };

/** All five languages, as the form shows them. */
const formTexts = (texts: WrittenTexts): NoticeTexts =>
  Object.fromEntries(languages.map((lang) => [lang, texts[lang] ?? none])) as NoticeTexts;

/** The languages that are written. */
export function toWrittenTexts(texts: NoticeTexts): WrittenTexts {
  const written = languages.filter((lang) => texts[lang].title !== '');
  return { ...Object.fromEntries(written.map((lang) => [lang, texts[lang]])), en: texts.en };
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A notice as a person of the desk sees it. */
export function toNoticeView(
  notice: NoticeRecord,
  { staff, read, now }: { readonly staff: string; readonly read: number; readonly now: Date },
): Notice {
  const attempt = { actor: rolesOf(notice, staff), now };
  const published = noticeMachine.decide(notice, { event: 'publish', payload: null, ...attempt });
  const events = noticeMachine.allowedEvents(notice, attempt);
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
    allowedEvents: events.flatMap(({ event, allowed }) => (allowed ? [event] : [])),
    needsOther: published.refused === 'guard' && published.guard === 'oneReader',
  };
}
