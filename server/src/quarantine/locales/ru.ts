import type { QuarantineSentences } from './zh.ts';

export const ru: QuarantineSentences = {
  'quarantine.sendSample': {
    title: 'Заказ {no}: образец отправлен',
    body: 'Образец партии {lot} ({mpn}) отправлен: {carrier} {trackingNo}.',
  },
  'quarantine.clear': {
    title: 'Заказ {no}: с партии снято подозрение',
    body: 'Партия {lot} ({mpn}) возвращается продавцу. Причина: {reason}',
  },
  'quarantine.confirm': {
    title: 'Заказ {no}: партия признана поддельной',
    body: 'Партия {lot} ({mpn}, {pieces} шт.) признана поддельной и хранится до {keptUntil}. Причина: {reason}',
  },
  'quarantine.sendBack': {
    title: 'Заказ {no}: товар без подозрений возвращён',
    body: 'Партия {lot} ({mpn}) отправлена: {carrier} {trackingNo}.',
  },
  'quarantine.scrap': {
    title: 'Заказ {no}: товар из карантина уничтожен',
    body: 'Партия {lot} ({mpn}) уничтожена. Акт на странице заказа.',
  },
};
