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
} satisfies WalletSentences;
