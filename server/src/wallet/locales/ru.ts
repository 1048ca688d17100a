import type { WalletSentences } from './zh.ts';

export const ru = {
  'wallet.recharged': {
    title: 'Пополнение {no} зачислено',
    body: 'Ваше пополнение на {amount} зачислено. Оно видно в кошельке.',
  },
  'wallet.rechargeFailed': {
    title: 'Пополнение {no} не выполнено',
    body: 'Ваше пополнение на {amount} не выполнено: {reason}. Проверьте данные и подайте заявку снова.',
  },
} satisfies WalletSentences;
