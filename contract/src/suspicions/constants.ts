/** Rules by which findings are made, each over facts of the books. */
export const suspicionRules = [
  'justBelow',
  'manySmall',
  'inOut',
  'splitPayouts',
  'otherPayer',
  'newAccount',
  'shared',
] as const;

export type SuspicionRule = (typeof suspicionRules)[number];

/** Facts that a finding names. */
export const suspicionFacts = [
  'recharge',
  'withdrawal',
  'exchange',
  'payment',
  'order',
  'bankAccount',
  'address',
  'device',
] as const;
