/** Items about goods on the shelf: no money is missing by them, and they stop no payout. */
export const goodsItemKinds = [
  'lotPieces',
  'lotCount',
  'lotQuarantine',
  'endedLots',
  'missingGoods',
] as const;
export type GoodsItemKind = (typeof goodsItemKinds)[number];

/** How an open item ended: by a person, or by the next close, which found it again or not. */
export const closeItemEnds = ['resolved', 'carried', 'gone'] as const;

export const closeItemKinds = [
  'difference',
  'gap',
  'strayHolds',
  'clearing',
  'unowned',
  'proof',
  ...goodsItemKinds,
] as const;
