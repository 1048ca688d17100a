import type { AccountWords } from './zh.ts';

export const en = {
  brand: 'Assay 验芯',
  code: {
    subject: '{code} is your Assay code',
    title: 'Your code',
    lead: 'Enter this code on the page:',
    valid: 'It is valid for {minutes} minutes and {tries} tries.',
    ignore:
      'If you did not ask for it, ignore this mail and tell the code to nobody. Our staff will never ask you for it.',
  },
  passwordSet: {
    subject: 'Your Assay password was changed',
    title: 'Password changed',
    lead: 'The password of {email} was changed just now. All other devices were logged out.',
    ignore:
      'If this was not you, log in with an e-mail code at once, set a new password and tell our support.',
  },
  footer: 'This mail was sent automatically. Please do not reply.',
} satisfies AccountWords;
