import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Bank accounts',
  wallet: 'Wallet',
  oneDefault: 'one default for each currency',
  withdraw: 'Withdraw',
  list: {
    USD: 'Accounts in USD',
    CNY: 'Accounts in CNY',
  },
  aside: {
    USD: 'withdrawals are paid here',
    CNY: 'exchanged money is paid here',
  },
  add: {
    USD: 'Add a USD account',
    CNY: 'Add a CNY account',
  },
  none: {
    USD: 'No account in USD yet.',
    CNY: 'No account in CNY yet.',
  },
  col: {
    bank: 'Bank and account',
    holder: 'Holder and address',
    state: 'State',
    actions: 'Actions',
  },
  default: 'Default',
  prefer: 'Make default',
  defaultChanged: 'The default account is changed.',
  payableFrom: 'From {at}',
  notPaidYet: 'Not paid yet',
  paid_one: 'Paid once',
  paid_other: 'Paid {count} times',
  edit: 'Edit',
  remove: 'Remove',
  removeTitle: 'Remove the bank account',
  removeText: 'Remove {bank} {number}? Nothing is paid to an account that is removed.',
  removed: 'The bank account is removed.',
  added: 'The bank account is added.',
  changed: 'The bank account is changed.',
  addTitle: {
    USD: 'Add an account in USD',
    CNY: 'Add an account in CNY',
  },
  editTitle: 'Edit the bank account',
  cancel: 'Cancel',
  save: 'Save',
  makeDefault: 'Make it the default of its currency',
  waits:
    'A new or changed account is paid after 24 hours, or at once with your second factor. You get a mail about each change.',
  holderHint: 'a name of your company',
  numberStays: 'The account ending {ending} stays where you type none.',
  optional: 'optional',
  field: {
    country: 'Country of the bank',
    accountName: 'Account holder',
    accountNumber: 'Account number or IBAN',
    bankName: 'Bank',
    branch: 'Opening branch',
    routing: 'ABA routing number',
    street: 'Street',
    town: 'Town',
    postcode: 'Postcode',
  },
  bankCode: {
    USD: 'SWIFT code (BIC)',
    CNY: 'CNAPS code, 12 digits',
  },
} satisfies Translated<typeof zh>;
