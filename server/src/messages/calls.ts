import * as contract from '#contract/messages/calls.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { messageOf } from './present.ts';
import {
  type Box,
  countMessages,
  markDeleted,
  markRead,
  messagesOf,
  unreadCounts,
} from './store.ts';
import type { Phrasebook } from './words.ts';

interface ListInput {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly unread: boolean;
}

/** The calls of both boxes, rendered from the words of all slices. */
export function messagesCalls(book: Phrasebook): readonly Bound[] {
  const list = (box: Box) => async (at: AtRead, input: ListInput) => {
    const filter = { account: member(at).accountId, box, unread: input.unread };
    const limit = input.pageSize;
    const [total, found] = await Promise.all([
      countMessages(at.tx, filter),
      messagesOf(at.tx, filter, { limit, offset: (input.pageNum - 1) * limit }),
    ]);
    return { total, list: found.map((row) => messageOf(row, at.lang, book)) };
  };
  const marking =
    (box: Box, mark: typeof markRead) => async (at: AtAct, input: { ids: string[] }) => {
      await mark(at.tx, { account: member(at).accountId, box, ids: input.ids, now: at.now });
      return {};
    };
  return [
    bind(contract.msgBoxList, list('msg')),
    bind(contract.msgBoxRead, marking('msg', markRead)),
    bind(contract.msgBoxDel, marking('msg', markDeleted)),
    bind(contract.msgBoxUnReadNum, (at) => unreadCounts(at.tx, member(at).accountId)),
    bind(contract.noticeBoxList, list('notice')),
    bind(contract.noticeBoxRead, marking('notice', markRead)),
    bind(contract.noticeBoxDel, marking('notice', markDeleted)),
  ];
}
