import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Кто занимается',
  nobody: 'Никто не занимается',
  mine: 'Вы занимаетесь до {until}',
  other: '{name} занимается с {since}',
  take: 'Взять',
  takeOver: 'Перенять',
  release: 'Отпустить',
  handOver: 'Передать',
  handTitle: 'Передать {ref}',
  colleague: 'Коллега',
  choose: 'Выбрать',
  note: 'Заметка',
  noteHint: 'Коллега увидит её у колокольчика и здесь',
  handed: '{ref} передано: {name}',
  taken: 'Вы занимаетесь {ref}',
  released: '{ref} снова свободно',
  notes: 'Внутренние заметки',
  notesHint: 'Их читают только сотрудники. Изменить нельзя.',
  add: 'Добавить заметку',
  added: 'Заметка добавлена',
  text: 'Заметка',
  took: '{name} перенял(а) у {from}',
  gave: '{name} передал(а): {to}',
  nobodyElse: 'Никто другой не может открыть эту страницу.',
} satisfies Translated<typeof zh>;
