import type { Reply } from '#contract/boards/schemas.ts';

type Item = Pick<Reply['items'][number], 'quantity' | 'taken'>;

/**
 * Whether a reply that was accepted in full has pieces back: one of its orders was cancelled while
 * another goes on, and it could not be opened again.
 */
export const isAcceptedInPart = (reply: {
  readonly state: Reply['state'];
  readonly items: readonly Item[];
}): boolean => reply.state === 'taken' && reply.items.some((item) => item.taken < item.quantity);
