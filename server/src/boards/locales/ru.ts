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
  'boards.quoteLeft': {
    title: 'Предложение {replyNo} на запрос {postNo} завершено',
    body: '{company}: учётная запись закрыта, вместе с ней завершено и предложение; принять его больше нельзя.',
  },
  'boards.bidLeft': {
    title: 'Заявка {replyNo} на излишки {postNo} завершена',
    body: '{company}: учётная запись закрыта, вместе с ней завершена и заявка; принять её больше нельзя.',
  },
  'boards.withdrawn': {
    title: 'Предложение по вашему запросу {postNo} отозвано',
    body: '{company}: предложение {replyNo} отозвано; принять его больше нельзя.',
  },
  'boards.bidWithdrawn': {
    title: 'Заявка на ваши излишки {postNo} отозвана',
    body: '{company}: заявка {replyNo} отозвана; принять её больше нельзя.',
  },
  'boards.bidFreightGone': {
    title: 'Вашу заявку {replyNo} сейчас нельзя принять',
    body: '{company} пыталась принять вашу заявку на излишки {postNo}, но у вас больше нет указанного в ней счёта у перевозчика. Добавьте его снова или подайте новую заявку.',
  },
  'boards.bidTermsDeclined': {
    title: 'Вашу заявку {replyNo} сейчас нельзя принять',
    body: '{company} пыталась принять вашу заявку на излишки {postNo}, но вы отклонили действующие условия и не можете покупать новое. Когда вы примете условия, заявку можно будет принять.',
  },
} satisfies BoardSentences;
