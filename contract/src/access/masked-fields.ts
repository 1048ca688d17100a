/**
 * Fields that staff never see by looking as a customer, wherever an answer holds them: numbers of
 * bank accounts are cut to their end, addresses of documents are empty (domain section 1).
 */
export const maskedFields = {
  accountNumber: 'end',
  licencePhoto: 'empty',
  proof: 'empty',
} as const;
export type MaskedField = keyof typeof maskedFields;
