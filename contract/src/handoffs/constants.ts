/** `waiting` for a phone, `joined` by one, or why it is over. */
export const handoffStates = ['waiting', 'joined', 'ended', 'expired', 'concluded'] as const;

export type HandoffState = (typeof handoffStates)[number];
