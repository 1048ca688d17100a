/**
 * The text that a passkey signs for an act of these calls. Other slices make texts of their own, such
 * as the amount and the payee, by a function that browser and server share.
 */
export const factorTexts = {
  signIn: 'signIn',
  removeTotp: 'factor:remove:totp',
  removePasskey: (id: string) => `factor:remove:passkey:${id}`,
  change: 'factor:change',
  add: 'factor:add',
} as const;
