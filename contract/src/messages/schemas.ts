import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { Language } from '../option-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { mailTopics } from './topics.ts';

/** A message rendered in the reader's language, with the record that it leads to. */
export const Message = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  /** The language that its sentences are in, where it is not the reader's. */
  lang: Language.nullable().default(null),
  at: Instant,
  read: z.boolean(),
});

export type Message = z.infer<typeof Message>;

/** Unread counts of both boxes and their sum (section 3: message counts). */
export const UnreadCounts = z.object({
  allUnread: z.number().int(),
  msgBoxRead: z.number().int(),
  noticeBoxRead: z.number().int(),
  allRead: z.number().int(),
});

export type UnreadCounts = z.infer<typeof UnreadCounts>;

const ListInput = Paging.extend({ unread: z.boolean().default(false) });

/** Ids to mark or delete; none means all of the box. */
const Ids = z.object({ ids: z.array(Id).max(500).default([]) });

const listSchemas = { input: ListInput, output: pageOf(Message) };

const markSchemas = { input: Ids, output: Nothing };

export const msgBoxList = listSchemas;

export const msgBoxRead = markSchemas;

export const msgBoxDel = markSchemas;

export const msgBoxUnReadNum = {
  input: Nothing,
  output: UnreadCounts,
};

export const noticeBoxList = listSchemas;

export const noticeBoxRead = markSchemas;

export const noticeBoxDel = markSchemas;

/** A topic of mails, and whether the account gets them. */
export const MailSetting = z.object({ topic: z.enum(mailTopics), mail: z.boolean() });

export type MailSetting = z.infer<typeof MailSetting>;

export const mailSettings = {
  input: Nothing,
  output: z.array(MailSetting),
};

export const mailSet = {
  input: MailSetting,
  output: Nothing,
};

/** The link at the end of a mail names an account and a topic, and needs no session. */
const UnsubscribeKey = z.string().regex(/^[A-Za-z0-9_-]{20,80}$/, 'invalid');

/** The setting that an unsubscribe link is about; most of the address's name is hidden. */
export const Unsubscribe = MailSetting.extend({ email: z.string() });

export type Unsubscribe = z.infer<typeof Unsubscribe>;

export const unsubscribeOne = {
  input: z.object({ key: UnsubscribeKey }),
  output: Unsubscribe,
};

export const unsubscribeSet = {
  input: z.object({ key: UnsubscribeKey, mail: z.boolean() }),
  output: Unsubscribe,
};
