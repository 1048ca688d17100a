/**
 * The account at the bank that users transfer to: the first setting. Settings with a history come
 * with the finance desk; until then this is the one account of the provider.
 */
export const providerAccount = {
  beneficiary: 'Assay Test Centre (Shenzhen) Ltd.',
  account: '7559 0188 0010 4471 USD',
  bank: 'Nanhai Union Bank, Shenzhen Branch',
  swift: 'NHUBCNSZ',
} as const;
