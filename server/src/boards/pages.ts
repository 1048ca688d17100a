import type { Board } from './store/posts.ts';

const replyPages: Record<Board, string> = {
  mall: '/shopping-mall-reply-detail',
  waste: '/waste-reply-detail',
};

/** The page of a reply. */
export const replyLink = (
  board: Board,
  reply: { readonly id: string; readonly no: string },
): string => `${replyPages[board]}/${reply.id}/${reply.no}`;
