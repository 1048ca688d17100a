import * as contract from '#contract/messages/calls.ts';
import * as unreadContract from '#contract/messages/unread-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import type { MessagesDeps } from './deps.ts';
import {
  type Box,
  countMessages,
  markDeleted,
  markRead,
  messagesOf,
  unreadCounts,
} from './store/messages.ts';
import type { TemplateCatalog } from './templates.ts';
import { toMessageView, withCarriers, withNames } from './views.ts';

interface ListInput {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly unread: boolean;
}

/** The calls of both boxes, rendered from the words of all slices. */
export function messagesCalls(
  deps: MessagesDeps,
  book: TemplateCatalog,
): readonly Implementation[] {
  const list = (box: Box) => async (ctx: QueryContext, input: ListInput) => {
    const filter = { account: requireMember(ctx).accountId, box, unread: input.unread };
    const limit = input.pageSize;
    const [total, found] = await Promise.all([
      countMessages(ctx.tx, filter),
      messagesOf(ctx.tx, filter, { limit, offset: (input.pageNum - 1) * limit }),
    ]);
    const { lang } = ctx;
    const renamed = await withNames(ctx.tx, deps, { rows: found, lang });
    const translated = await withCarriers(ctx.tx, deps, { rows: renamed, lang });
    return { total, list: translated.map((row) => toMessageView(row, lang, book)) };
  };
  const marking =
    (box: Box, mark: typeof markRead) => async (ctx: CommandContext, input: { ids: string[] }) => {
      await mark(ctx.tx, {
        account: requireMember(ctx).accountId,
        box,
        ids: input.ids,
        now: ctx.now,
      });
      return {};
    };
  return [
    implement(contract.msgBoxList, list('msg')),
    implement(contract.msgBoxRead, marking('msg', markRead)),
    implement(contract.msgBoxDel, marking('msg', markDeleted)),
    implement(unreadContract.msgBoxUnReadNum, (ctx) =>
      unreadCounts(ctx.tx, requireMember(ctx).accountId),
    ),
    implement(contract.noticeBoxList, list('notice')),
    implement(contract.noticeBoxRead, marking('notice', markRead)),
    implement(contract.noticeBoxDel, marking('notice', markDeleted)),
  ];
}
