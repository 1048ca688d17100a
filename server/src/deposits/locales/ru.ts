import type { DepositSentences } from './zh.ts';

export const ru = {
  'deposits.confirm': {
    title: 'Депозит {no} поступил',
    body: 'Гарантийный депозит {amount} поступил.',
  },
  'deposits.fail': {
    title: 'Депозит {no} не найден',
    body: 'Гарантийный депозит {amount} не подтверждён: {reason}',
  },
  'deposits.refuseReturn': {
    title: 'Депозит {no} пока не возвращён',
    body: 'Гарантийный депозит {amount} пока не возвращается: {reason}',
  },
  'deposits.payBack': {
    title: 'Депозит {no} возвращён',
    body: 'Гарантийный депозит {amount} возвращён на счёт, с которого пришёл.',
  },
  'deposits.bankReturn': {
    title: 'Банк вернул депозит {no}',
    body: 'Гарантийный депозит {amount} не дошёл до вашего счёта: {reason}. Выберите другой счёт в CNY, финансовый отдел переведёт его снова.',
  },
  'deposits.payBackElsewhere': {
    title: 'Депозит {no} возвращён',
    body: 'Гарантийный депозит {amount} переведён на выбранный вами счёт.',
  },
} satisfies DepositSentences;
