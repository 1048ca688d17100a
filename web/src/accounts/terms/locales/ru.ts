import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Условия изменились',
  text: 'Действуют новые редакции этих документов. Прочтите, что изменилось: вход продолжится после их принятия.',
  reading: 'Загрузка',
  agree: 'Я прочитал новые редакции и принимаю их',
  accept: 'Принять и войти',
  refuse: 'Если вы не согласны, позвоните нам: ваш остаток и открытые заказы будут обработаны.',
  back: 'Вернуться ко входу',
  since: 'Редакция {number}, действует с {day}',
  compare: 'Изменённые абзацы ({count})',
  whole: 'Читать весь текст',
} satisfies Translated<typeof zh>;
