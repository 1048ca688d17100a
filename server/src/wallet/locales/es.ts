import type { WalletSentences } from './zh.ts';

export const es = {
  'wallet.recharged': {
    title: 'La recarga {no} ha llegado',
    body: 'Su recarga de {amount} ha llegado. Puede verla en su monedero.',
  },
  'wallet.rechargeFailed': {
    title: 'La recarga {no} no se completó',
    body: 'Su recarga de {amount} no se completó: {reason}. Puede revisarla y solicitarla de nuevo.',
  },
} satisfies WalletSentences;
