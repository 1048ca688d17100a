import type { Reply } from '#contract/boards/schemas.ts';

type Item = Pick<Reply['items'][number], 'quantity' | 'taken'>;

/** The items of a reply with the pieces that orders took. */
export interface Ordered {
  readonly items: readonly Pick<Item, 'taken'>[];
}

/** Whether something of a reply is ordered: not where every order of it was cancelled before payment. */
export const isOrdered = (reply: Ordered): boolean => reply.items.some((item) => item.taken > 0);

/**
 * Whether a reply that was accepted in full has pieces back: one of its orders was cancelled while
 * another goes on, and it could not be opened again.
 */
export const isAcceptedInPart = (reply: {
  readonly state: Reply['state'];
  readonly items: readonly Item[];
}): boolean => reply.state === 'taken' && reply.items.some((item) => item.taken < item.quantity);
