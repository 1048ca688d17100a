import type { WalletSentences } from './zh.ts';

export const en = {
  'wallet.recharged': {
    title: 'Recharge {no} has arrived',
    body: 'Your recharge of {amount} has arrived. See it in your wallet.',
  },
  'wallet.rechargeFailed': {
    title: 'Recharge {no} did not succeed',
    body: 'Your recharge of {amount} did not succeed: {reason}. You may check it and apply again.',
  },
  'wallet.goodwill': {
    title: 'Goodwill refund {no}',
    body: 'Assay paid you {amount} for order {order}. It is in your available balance.',
  },
  'wallet.paymentReturned': {
    title: 'Payment for {no} is sent back',
    body: 'A payment of {amount} from {payer} for {no} is sent back to the account that it came from: {reason}. Payments are taken only from an account in your company’s name. Your balance has not changed.',
  },
  'wallet.bankAdded': {
    title: 'A bank account was added',
    body: '{bank}, account ending {ending}, was added to your accounts. It is paid after 24 hours. If this was not you, tell our support at once.',
  },
  'wallet.bankChanged': {
    title: 'A bank account was changed',
    body: '{bank}, account ending {ending}, was changed. It is paid after 24 hours. If this was not you, tell our support at once.',
  },
  'wallet.bankRemoved': {
    title: 'A bank account was removed',
    body: '{bank}, account ending {ending}, was removed from your accounts. If this was not you, tell our support at once.',
  },
  'wallet.withdrawal.approve': {
    title: 'Withdrawal {no} is approved',
    body: 'Two people of finance approved your withdrawal of {amount} to the account ending {ending}. It is sent next.',
  },
  'wallet.withdrawal.refuse': {
    title: 'Withdrawal {no} was refused',
    body: 'Your withdrawal of {amount} was refused: {reason}. The amount is available again.',
  },
  'wallet.withdrawal.send': {
    title: 'Withdrawal {no} was sent',
    body: 'Your withdrawal of {amount} was sent to the account ending {ending}.',
  },
  'wallet.withdrawal.complete': {
    title: 'Withdrawal {no} is complete',
    body: 'The bank paid {amount} to the account ending {ending}.',
  },
  'wallet.withdrawal.bankReturn': {
    title: 'The bank returned withdrawal {no}',
    body: 'The bank returned {amount}: {reason}. The amount stays frozen. You may cancel it, or finance sends it again.',
  },
  'wallet.withdrawal.reopen': {
    title: 'Withdrawal {no} will be sent again',
    body: 'Finance is to approve your withdrawal of {amount} once more and then send it to the account ending {ending}.',
  },
} satisfies WalletSentences;
