import type { BoardSentences } from './zh.ts';

export const ru = {
  'boards.replied': {
    title: 'Новое предложение на ваш запрос {postNo}',
    body: '{company}: предложение {replyNo} на {model} (позиций: {count}), действительно до {validUntil}.',
  },
  'boards.accepted': {
    title: 'Ваше предложение {replyNo} принято',
    body: '{company}: принято ваше предложение на {model} (позиций: {count}). Создан заказ {orderNo}, он ждёт вашего подтверждения.',
  },
  'boards.closed': {
    title: 'Запрос {postNo} закрыт',
    body: '{company}: запрос закрыт, вместе с ним закрыто ваше предложение {replyNo}.',
  },
  'boards.bid': {
    title: 'Новая заявка на ваши излишки {postNo}',
    body: '{company} сделала заявку на {model} (позиций: {count}) в {replyNo}, действует до {validUntil}.',
  },
  'boards.bidAccepted': {
    title: 'Ваша заявка {replyNo} принята',
    body: '{company} приняла вашу заявку на {model} (позиций: {count}). Создан заказ {orderNo}; оплатите его после подтверждения продавцом.',
  },
  'boards.surplusClosed': {
    title: 'Излишки {postNo} закрыты',
    body: '{company} закрыла эти излишки; ваша заявка {replyNo} закрыта вместе с ними.',
  },
} satisfies BoardSentences;
