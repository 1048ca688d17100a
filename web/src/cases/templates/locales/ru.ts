import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Шаблоны ответов',
  about:
    'Тексты ответов на обращения, по одному на каждом из пяти языков; вставляются на языке автора.',
  add: 'Добавить шаблон',
  none: 'Шаблонов ещё нет.',
  name: 'Название',
  used: 'Использован раз',
  usedAt: 'Последнее использование',
  never: 'никогда',
  changed: 'Последнее изменение',
  history: 'История',
  version: 'Версия',
  number: 'Версия {number}',
  restore: 'Вернуть',
  restored: 'Версия {number} подставлена в форму; сохраните, чтобы применить.',
  edit: 'Изменить',
  save: 'Сохранить',
  saved: 'Шаблон сохранён.',
  remove: 'Удалить',
  removeSure: 'Удалить окончательно',
  removed: 'Шаблон удалён.',
  placeholders: 'Имена в фигурных скобках заполняются из обращения:',
  insert: 'Вставить шаблон',
  choose: 'Выберите шаблон',
  inLang: 'Язык вставки: {lang}',
  example: {
    name: 'Клиент',
    seller: 'Компания-продавец',
    handler: 'Поддержка',
  },
} satisfies Translated<typeof zh>;
