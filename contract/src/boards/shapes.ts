/** States that both boards share: the mall of purchase requests and the board of surplus deals. */
export const postStates = ['open', 'closed'] as const;

export const replyStates = [
  'open',
  'taken',
  'closed',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
