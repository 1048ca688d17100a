/** Where a forwarded complaint stands for its seller. */
export const receivedStates = ['toAnswer', 'late', 'answered', 'withdrawn', 'closed'] as const;

export type ReceivedState = (typeof receivedStates)[number];
