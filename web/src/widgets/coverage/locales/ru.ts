import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Вероятность найти каждый вид',
  kind: {
    recycled: 'Демонтаж',
    remarked: 'Перемаркировка',
    overproduced: 'Сверхпроизводство',
    cloned: 'Клон',
    defective: 'Брак',
    forgedDocuments: 'Поддельные бумаги',
    tampered: 'Вмешательство',
  },
  level: {
    covered: 'покрыто',
    underCovered: 'недостаточно',
    notCovered: 'не покрыто',
  },
  over: 'более {share}',
  measured:
    'По слепым образцам: {share} (от {low} до {high}); проб: {trials}, испытаний с данными: {tests}',
  tooFew: 'По слепым образцам: проб пока {trials}; показывается от {min} на испытание',
  note: 'Для партии с долей брака {bad}: выборка по гипергеометрической формуле, умноженная на чувствительность испытания по оценке лаборатории. Черта отмечает 90 %.',
} satisfies Translated<typeof zh>;
