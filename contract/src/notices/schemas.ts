import { z } from 'zod';
import { Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import type { Language } from '../option-schemas.ts';
import { languages } from '../options.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { eventsOf } from '../state-machine.ts';
import { noticeAudiences, noticeBodyMax, noticeTitleMax } from './constants.ts';
import { noticeStates, noticeTable } from './table.ts';

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

/** The draft of a notice, as the desk writes it. */
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
  /** The events that the reader may take now. */
  allowedEvents: z.array(z.enum(eventsOf(noticeTable))),
  /** The reader wrote it and it is for many: somebody else must publish it. */
  needsOther: z.boolean(),
});

export type Notice = z.infer<typeof Notice>;

export const opsNoticeList = {
  input: Paging.extend({ state: z.enum(noticeStates).optional() }),
  output: pageOf(Notice).extend({
    readers: z.object({ all: z.number(), buyers: z.number(), sellers: z.number() }),
  }),
};

export const opsNoticeSave = {
  input: NoticeDraft.extend({ id: Id.nullable(), version: z.number().int() }),
  output: Notice,
};

export const opsNoticePublish = {
  input: RecordVersion,
  output: Notice,
};

export const opsNoticeWithdraw = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Notice,
};
