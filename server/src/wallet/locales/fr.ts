import type { WalletSentences } from './zh.ts';

export const fr = {
  'wallet.recharged': {
    title: 'La recharge {no} est arrivée',
    body: 'Votre recharge de {amount} est arrivée. Elle figure dans votre portefeuille.',
  },
  'wallet.rechargeFailed': {
    title: 'La recharge {no} n’a pas abouti',
    body: 'Votre recharge de {amount} n’a pas abouti : {reason}. Vous pouvez la vérifier et la soumettre à nouveau.',
  },
} satisfies WalletSentences;
