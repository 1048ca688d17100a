import { z } from 'zod';
import { act, anyone, read, signedIn } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { Language } from '../options.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';
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

const list = (path: `/${string}`) =>
  read({ path, by: signedIn, input: ListInput, output: pageOf(Message) });
const mark = (path: `/${string}`) => act({ path, by: signedIn, input: Ids, output: Nothing });

export const msgBoxList = list('/msgBox/list');
export const msgBoxRead = mark('/msgBox/read');
export const msgBoxDel = mark('/msgBox/del');
export const msgBoxUnReadNum = read({
  path: '/msgBox/unReadNum',
  by: signedIn,
  input: Nothing,
  output: UnreadCounts,
});
export const noticeBoxList = list('/noticeBox/list');
export const noticeBoxRead = mark('/noticeBox/read');
export const noticeBoxDel = mark('/noticeBox/del');

/** A topic of mails, and whether the account gets them. */
export const MailSetting = z.object({ topic: z.enum(mailTopics), mail: z.boolean() });
export type MailSetting = z.infer<typeof MailSetting>;

export const mailSettings = read({
  path: '/msgBox/mailSettings',
  by: signedIn,
  input: Nothing,
  output: z.array(MailSetting),
});
export const mailSet = act({
  path: '/msgBox/mailSet',
  by: signedIn,
  input: MailSetting,
  output: Nothing,
});

/** The link at the end of a mail names an account and a topic, and needs no session. */
const UnsubscribeKey = z.string().regex(/^[A-Za-z0-9_-]{20,80}$/, 'invalid');
/** What a link is about: the address with most of its name hidden. */
export const Unsubscribe = MailSetting.extend({ email: z.string() });
export type Unsubscribe = z.infer<typeof Unsubscribe>;

export const unsubscribeOne = read({
  path: '/msgBox/unsubscribeOne',
  by: anyone,
  input: z.object({ key: UnsubscribeKey }),
  output: Unsubscribe,
  fails: ['notFound'],
});
export const unsubscribeSet = act({
  path: '/msgBox/unsubscribeSet',
  by: anyone,
  input: z.object({ key: UnsubscribeKey, mail: z.boolean() }),
  output: Unsubscribe,
  fails: ['notFound'],
});
