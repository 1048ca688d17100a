/** Tabs of the seller's quote pages: what waits for me, what I quoted, what I refused. */
export const quoteTabs = ['awaiting', 'completed', 'refused', 'ended'] as const;
