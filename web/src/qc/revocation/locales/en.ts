import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Revoke the report',
  lead: 'Two people revoke a report: one asks, another approves. Both parties are then told at once, and page, PDF and verification show it as revoked.',
  open: 'Ask for revocation',
  reason: 'Why it is revoked',
  hint: 'Both parties and everybody who verifies the report read this.',
  send: 'Send the request',
  sent: 'The request waits for another person of the lab.',
  waits: '{name} asks to revoke this report, until {at}',
  approve: 'Approve the revocation',
  approved: 'The report is revoked.',
  refuse: 'Refuse',
  refuseReason: 'Why it is refused',
  refused: 'The request is refused.',
  withdraw: 'Withdraw the request',
  withdrawn: 'The request is withdrawn.',
  other: 'You asked for it, so another person of the lab decides.',
  back: 'Back',
} satisfies Translated<typeof zh>;
