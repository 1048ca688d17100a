import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed, text } from '../fields.ts';
import { type Language, languages } from '../options.ts';
import { permissions } from '../permissions.ts';
import { Paging, pageOf } from '../response.ts';
import { eventsOf } from '../state-machine.ts';
import { noticeStates, noticeTable } from './table.ts';

/** The longest title and body of a notice, in characters. */
export const noticeTitleMax = 120;
export const noticeBodyMax = 4000;

/** Who gets a notice: every account, those of an identity, or a single account. */
export const noticeAudiences = ['all', 'buyers', 'sellers', 'one'] as const;
export const NoticeAudience = z.enum(noticeAudiences);
export type NoticeAudience = z.infer<typeof NoticeAudience>;

/** A notice in one language; both are empty where it is not written in it. */
export const NoticeText = z.object({ title: text(noticeTitleMax), body: text(noticeBodyMax) });
export type NoticeText = z.infer<typeof NoticeText>;

const eachLanguage = Object.fromEntries(languages.map((lang) => [lang, NoticeText])) as Record<
  Language,
  typeof NoticeText
>;

/** Who reads a language without a text reads the English one, so English is never left out. */
export const NoticeTexts = z.object(eachLanguage).superRefine((texts, context) => {
  for (const lang of languages) {
    const isWritten = lang === 'en' || texts[lang].title !== '' || texts[lang].body !== '';
    for (const part of isWritten ? (['title', 'body'] as const) : []) {
      if (texts[lang][part] !== '') continue;
      context.addIssue({ code: 'custom', path: [lang, part], message: 'needed' });
    }
  }
});
export type NoticeTexts = z.infer<typeof NoticeTexts>;

/** A page of the market, `/home`; empty where a notice leads nowhere. */
const NoticeLink = z
  .string()
  .trim()
  .max(200, 'tooLong')
  .regex(/^$|^\/([^/\\\s][^\\\s]*)?$/, 'invalid');

const desk = permissions.notices;

/** What the desk writes. */
export const NoticeDraft = z.object({
  audience: NoticeAudience,
  /** Address of the one account; not looked at for a wider audience. */
  email: text(254),
  texts: NoticeTexts,
  link: NoticeLink,
  /** When it is sent; null is as soon as it is published. */
  at: z.iso.datetime('invalid').nullable(),
  /** Important: it goes by e-mail besides. */
  mail: z.boolean(),
});
export type NoticeDraft = z.infer<typeof NoticeDraft>;

/** A notice as its desk sees it. Its texts and its readers are fixed when it is sent. */
export const Notice = NoticeDraft.extend({
  id: Id,
  version: z.number().int(),
  state: z.enum(noticeStates),
  savedBy: z.string(),
  savedAt: Instant,
  publishedBy: z.string().nullable(),
  publishedAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  withdrawnBy: z.string().nullable(),
  withdrawnAt: Instant.nullable(),
  /** Why it was withdrawn. */
  reason: z.string().nullable(),
  /** Accounts that have got it so far, and those of them that have read it. */
  received: z.number().int(),
  read: z.number().int(),
  /** What the reader may do now. */
  allowedEvents: z.array(z.enum(eventsOf(noticeTable))),
  /** The reader wrote it and it is for many: somebody else must publish it. */
  needsOther: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** Notices, those that wait first, and how many accounts each audience has now. */
export const opsNoticeList = query({
  path: '/ops/notice/list',
  callers: desk,
  input: Paging.extend({ state: z.enum(noticeStates).optional() }),
  output: pageOf(Notice).extend({
    readers: z.object({ all: z.number(), buyers: z.number(), sellers: z.number() }),
  }),
});

const fails = ['notice.changed', 'notice.wrongState'] as const;

/**
 * Writes a notice, a new one where `id` is null. One that is scheduled becomes a draft again; one
 * that is being sent is not changed any more.
 */
export const opsNoticeSave = command({
  path: '/ops/notice/save',
  bodyKb: 128,
  callers: desk,
  input: NoticeDraft.extend({ id: Id.nullable(), version: z.number().int() }),
  output: Notice,
  failures: fails,
});

/** Lets a notice go at its time; refused to its writer where it is for more than one account. */
export const opsNoticePublish = command({
  path: '/ops/notice/publish',
  callers: desk,
  input: z.object({ id: Id, version: z.number().int() }),
  output: Notice,
  failures: [...fails, 'notice.sameHand'],
});

/** Ends a notice: it is not sent, or no further, and taken out of every box that it is in. */
export const opsNoticeWithdraw = command({
  path: '/ops/notice/withdraw',
  callers: desk,
  input: z.object({ id: Id, version: z.number().int(), reason: needed(500) }),
  output: Notice,
  failures: fails,
});
