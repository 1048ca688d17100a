import { z } from 'zod';
import { act, read, signedIn } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';

/** A message rendered in the reader's language, with the record that it leads to. */
export const Message = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
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
