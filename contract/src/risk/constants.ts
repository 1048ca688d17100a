/** Figures of a company, each counted from the list that `opsCompanyRecords` shows. */
export const companyFigures = [
  'lotsPassed',
  'lotsNotPassed',
  'disputes',
  'lateShipments',
  'unpaidOrders',
] as const;

/** Marks of risk that follow from facts. */
export const riskKinds = [
  'failedLots',
  'sharedBankAccount',
  'sharedAddress',
  'sharedCreditCode',
  'thirdPartyPayer',
  'factorResets',
  'newBankAccount',
] as const;

/** The longest reason of a dismissal. */
export const DISMISS_REASON_MAX = 500;
