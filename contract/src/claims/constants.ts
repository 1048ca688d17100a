export const claimTabs = ['all', 'mine', 'open', 'ended'] as const;
