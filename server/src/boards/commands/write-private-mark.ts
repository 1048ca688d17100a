import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { type Board, savePrivateMark, visiblePost } from '../store/posts.ts';
import { visibleReply } from '../store/replies.ts';

interface Marking {
  readonly board: Board;
  readonly on: 'post' | 'reply';
  readonly id: string;
  readonly mark: string;
}

/** Writes the caller's private note on what the caller may see. */
export async function writePrivateMark(
  ctx: CommandContext,
  { board, on, id, mark: text }: Marking,
) {
  const account = requireMember(ctx).accountId;
  const visible = on === 'post' ? visiblePost : visibleReply;
  if ((await visible(ctx.tx, board, id, account)) === null) throw new Failure('notFound');
  await savePrivateMark(ctx.tx, { account, on, id, mark: text, now: ctx.now });
  return {};
}
