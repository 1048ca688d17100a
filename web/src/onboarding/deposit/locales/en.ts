import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Your deposit',
  no: 'Number',
  amount: 'Amount',
  returnedPart: 'Paid back',
  left: 'Left after compensation',
  from: 'Paid from',
  since: 'In this state since',
  due: 'Finance acts by',
  returnReason: 'Reason for the return',
  decision: 'Finance says: {reason}',
  waitsFinance: 'Finance looks for the transfer, usually within one working day.',
  returning: 'The return was asked for. It is paid within 15 working days to {account}.',
  paying: 'Finance is paying it back. The request can no longer be taken back.',
  returnNote:
    'It can be asked back once every order has ended, and goes to {account} within 15 working days. You stay settled; your page then tells buyers that it was returned, and when.',
  usedUp:
    'Compensation has used all of this deposit. Transfer a new one and say so here: it replaces this one once finance has confirmed it.',
  askBack: 'Ask for the deposit back',
  cancelReturn: 'Keep the deposit here',
  back: 'Back',
  how: 'Transfer {amount} from your company’s account to this one, then say so here.',
  to: {
    beneficiary: 'Beneficiary',
    account: 'Account',
    bank: 'Bank',
    code: 'Bank code',
  },
  field: {
    accountName: 'Paying account name',
    accountNumber: 'Paying account number',
    bankName: 'Paying bank',
    bankCode: 'Bank exchange code',
  },
  proof: 'Proof of transfer',
  proofHint: 'PDF, PNG or JPG, at most 3 MB',
  apply: 'I transferred it, ask finance to confirm',
  notArrived: 'Finance could not confirm {no}: {reason}',
  unpaid: 'The bank sent the return of {money} of deposit {no} back.',
  unpaidOfThis:
    'The bank sent the return of {money} of deposit {no} back. Choose another account, or leave it here as your deposit.',
  applyNew: 'Transfer a new deposit instead',
  unpaidGo: 'Choose an account',
  state: {
    announced: 'To be confirmed',
    held: 'Held',
    returning: 'Return asked for',
    returned: 'Returned',
    bankReturned: 'Sent back by the bank',
    replaced: 'Replaced',
    failed: 'Not confirmed',
  },
} satisfies Translated<typeof zh>;
