/** The longest words of a member about what was lost, and of support about the person. */
export const RESET_NOTE_MAX = 500;

/** How support makes sure that it is the member; two of them are needed. */
export const identityChecks = [
  'calledBack',
  'videoCall',
  'companyDocument',
  'tradeFacts',
  'bankTransfer',
] as const;

export const CHECKS_NEEDED = 2;
