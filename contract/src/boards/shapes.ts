/** What posts and replies of both boards have in common: the mall of wants, and waste of surplus. */
export const postStates = ['open', 'closed'] as const;

export const replyStates = ['open', 'taken', 'closed', 'expired'] as const;
