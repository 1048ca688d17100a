/** Why money moved, as the user's ledger names it (wallet document, section 3). */
/** Part numbers of its order that a row of the ledger names. */
export const LOG_PARTS = 3;

export const matters = [
  'recharge',
  'withdrawal',
  'exchange',
  'compensation',
  'payment',
  'refund',
  'receipt',
] as const;

/** How a ledger row stands: frozen while a withdrawal or exchange is in progress. */
export const logStates = ['success', 'frozen', 'failed'] as const;

/**
 * The records that a movement of money leads to, as page addresses name them (wallet document,
 * section 2): an order's payment is a `trade`, what its seller gets a `settle`, what a claim sets
 * aside of the seller's money a `hold`, what the buyer gets of it a `claim`.
 */
export const logTypes = [
  'recharge',
  'cash',
  'exchange',
  'trade',
  'settle',
  'refund',
  'compensate',
  'deposit',
  'hold',
  'claim',
] as const;

export const rechargeStates = ['pending', 'success', 'failed'] as const;

/** Who pays a compensation: the seller, the platform as a favor, the platform's insurance. */
export const compensationSources = ['seller', 'goodwill', 'insurance'] as const;
