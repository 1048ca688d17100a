import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  number: 'Number',
  owner: 'Account',
  status: 'Status',
  back: 'Back',
  bankReference: 'Bank reference',
  referenceHint: 'As the bank’s payment advice shows it',
  due: 'Due',
  decidedBy: 'Decided by',
  decidedAt: 'Decided',
  proposedBy: 'Proposed by',
  proposedAt: 'Proposed',
  until: 'To be approved by',
  waitsForOther: 'Another person of finance must approve this.',
  waitsSecond: 'Waits for a second person',
  takeBack: 'Take back',
  takenBack: 'Taken back',
  sendBack: 'Send back',
  sendBackReason: 'Reason for sending back',
  sentBack: 'Sent back',
  compared: 'I compared every line with the source',
  payee: {
    accountName: 'Account name',
    accountNumber: 'Account number',
    bankName: 'Bank',
    branch: 'Branch',
    bankCode: 'Bank exchange code',
  },
} satisfies Translated<typeof zh>;
