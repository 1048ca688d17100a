export const closeItemKinds = [
  'difference',
  'gap',
  'strayHolds',
  'clearing',
  'unowned',
  'proof',
] as const;
