import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ask: 'Просить принять {name} = {value}',
  accepted: '{name} = {value} принято вторым сотрудником',
  waits: '{name} = {value} ждёт второго сотрудника',
  title: 'Значение вне пределов: {name} = {value}',
  lead: 'Пределы {limits}. После принятия только это значение может считаться годным, причина указана в отчёте.',
  reason: 'Почему это можно принять',
  hint: 'Обе стороны читают это в отчёте.',
  send: 'Отправить запрос',
  sent: 'Запрос ждёт другого сотрудника лаборатории.',
  approve: 'Принять {value}',
} satisfies Translated<typeof zh>;
