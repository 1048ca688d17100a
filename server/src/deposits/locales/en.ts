import type { DepositSentences } from './zh.ts';

export const en = {
  'deposits.confirm': {
    title: 'Deposit {no} has arrived',
    body: 'The integrity deposit of {amount} has arrived.',
  },
  'deposits.fail': {
    title: 'Deposit {no} was not found',
    body: 'The integrity deposit of {amount} could not be confirmed: {reason}',
  },
  'deposits.refuseReturn': {
    title: 'Deposit {no} is not returned now',
    body: 'The integrity deposit of {amount} is not returned now: {reason}',
  },
  'deposits.payBack': {
    title: 'Deposit {no} was returned',
    body: 'The integrity deposit of {amount} went back to the account that it came from.',
  },
  'deposits.bankReturn': {
    title: 'The bank sent deposit {no} back',
    body: 'The integrity deposit of {amount} did not reach your account: {reason}. Choose another account in CNY; finance pays it anew.',
  },
  'deposits.payBackElsewhere': {
    title: 'Deposit {no} was returned',
    body: 'The integrity deposit of {amount} was paid to the account that you chose.',
  },
} satisfies DepositSentences;
