import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  missingButton: 'Transfer the missing {money}',
  missingText:
    'Once finance has confirmed the missing part, you pay the order here from your balance. A transfer of the whole sum pays it by itself.',
  title: 'Pay order {no}',
  crumb: 'Payment',
  from: 'Pay from the balance',
  byTransfer: 'Pay by bank transfer',
  balance: 'Available balance',
  total: 'This payment',
  left: 'Left after it',
  missing: '{money} missing',
  button: 'Pay {money}',
  recharge: 'Bank transfer of {money}',
  rechargeMore: 'Use a bank transfer',
  held: 'held by Assay until the parts pass',
  until: 'released after both parties confirm the inspection, {when}',
  bankText: 'Or by bank transfer with its proof: the order is paid as soon as finance confirms.',
  transferText:
    'Your balance does not cover the order. Transfer the sum and upload the proof: the order is paid as soon as finance confirms.',
  announced:
    'You announced a bank transfer of {money} ({no}). The order is paid as soon as finance confirms.',
  announcedShort:
    'You announced a bank transfer of {money} ({no}), which is less than the order. Once it has arrived it is in your balance; it does not pay the order by itself.',
  notNow: 'This order does not wait for a payment.',
  toOrder: 'Open the order',
  walletFailed: 'The balance did not load.',
} satisfies Translated<typeof zh>;
