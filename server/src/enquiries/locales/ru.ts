import type { EnquirySentences } from './zh.ts';

export const ru = {
  'enquiries.asked': {
    title: 'Новый запрос цены {no}',
    body: 'Покупатель запрашивает {model} (позиций: {count}). Ответьте в течение 7 дней.',
  },
  'enquiries.askedUrgent': {
    title: 'Срочный запрос {no}',
    body: 'Покупатель срочно запрашивает {model} (позиций: {count}). Ответьте скорее.',
  },
  'enquiries.urgent': {
    title: 'Запрос {no} стал срочным',
    body: 'Покупатель отметил запрос {no} как срочный. Ответьте скорее.',
  },
  'enquiries.reminded': {
    title: 'Срочный запрос {no} ждёт',
    body: 'Срочных позиций без вашего ответа: {count}. Первая: {model}.',
  },
  'enquiries.quoted': {
    title: 'Котировка по запросу {no}',
    body: '{company} дала цену на {model}, действует до {validUntil}.',
  },
  'enquiries.quotedMany': {
    title: 'Котировки по запросу {no}: {count}',
    body: '{company} дала котировки по позициям: {count}, первая из них {model}.',
  },
  'enquiries.revised': {
    title: 'Котировка по {no} изменена',
    body: '{company} изменила котировку на {model}, действует до {validUntil}.',
  },
  'enquiries.refused': {
    title: 'По запросу {no} отказ',
    body: '{company} не может дать цену на {model}.',
  },
  'enquiries.refusedMany': {
    title: 'Отклонены позиции запроса {no}: {count}',
    body: '{company} не может дать котировки по позициям: {count}, первая из них {model}.',
  },
  'enquiries.countered': {
    title: 'Встречная цена по {no}',
    body: 'Покупатель готов платить {price} USD за штуку {model}. Измените котировку или оставьте её.',
  },
  'enquiries.kept': {
    title: '{no}: цена прежняя',
    body: '{company} оставляет котировку на {model} без изменений.',
  },
  'enquiries.counterAccepted': {
    title: '{no}: продавец согласен на вашу цену',
    body: '{company} согласна на {price} USD за штуку {model}; котировка действует до {validUntil}.',
  },
  'enquiries.reopened': {
    title: 'Заказ {orderNo} отменён: его котировка снова доступна',
    body: 'Котировка компании {company} на {model} (позиций: {count}) действует до {validUntil}. Закажите по ней снова в запросе {no} или выберите другую.',
  },
  'enquiries.reopenedQuote': {
    title: 'Заказ {orderNo} отменён: ваша котировка в силе',
    body: 'По вашей котировке на {model} (позиций: {count}) можно заказать до {validUntil}. Измените её, если что-то поменялось.',
  },
  'enquiries.ordered': {
    title: 'Ваша котировка стала заказом {orderNo}',
    body: '{company} заказала {model} (позиций: {count}) по вашей котировке. Подтвердите заказ {orderNo}.',
  },
  'enquiries.closed': {
    title: 'Запрос {no} закрыт',
    body: 'Покупатель закрыл запрос на {model}.',
  },
  'enquiries.closedMany': {
    title: 'Закрыты позиции запроса {no}: {count}',
    body: 'Покупатель закрыл позиции: {count}, первая из них {model}.',
  },
  'enquiries.buyerLeft': {
    title: 'Запрос {no} закрыт',
    body: 'Покупатель закрыл учётную запись, вместе с ней закрыт и запрос на {model}.',
  },
  'enquiries.buyerLeftMany': {
    title: 'Покупатель запроса {no} закрыл учётную запись',
    body: 'Вместе с ней закрыты позиции его запросов: {count}, первая из них {model}.',
  },
  'enquiries.sellerLeft': {
    title: 'Запрос {no}: учётная запись {company} закрыта',
    body: 'Этот продавец больше не даёт цен и не продаёт {model}. Других продавцов это не касается.',
  },
  'enquiries.sellerLeftMany': {
    title: 'Запрос {no}: учётная запись {company} закрыта',
    body: 'Этот продавец больше не даёт цен и не продаёт позиции: {count}, первая из них {model}. Других продавцов это не касается.',
  },
  'enquiries.expiredUnanswered': {
    title: 'Запрос {no}: позиции без ответа',
    body: 'За 7 дней никто не ответил (позиций: {count}). Первая: {model}. Запрос на покупку увидят больше продавцов.',
  },
  'enquiries.expiredQuote': {
    title: 'Котировки по {no} истекли',
    body: 'Срок котировки на {model} закончился (котировок: {count}).',
  },
} satisfies EnquirySentences;
