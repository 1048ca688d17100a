export const closeItemKinds = ['difference', 'gap', 'strayHolds', 'unowned', 'proof'] as const;
