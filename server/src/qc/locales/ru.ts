import type { QcTexts } from './zh.ts';

export const ru = {
  tests: {
    documents: {
      name: 'Документы и упаковка',
      finds: 'Несовпадение этикеток, документов и влагозащитной упаковки',
    },
    generalVisual: {
      name: 'Общий осмотр',
      finds: 'Пересортица, неверная ориентация и влага во всей партии',
    },
    detailedVisual: {
      name: 'Детальный осмотр',
      finds: 'Следы шлифовки, перемаркировки и перелуживания, неверные размеры',
    },
    solventRemarking: {
      name: 'Растворитель: маркировка',
      finds: 'Краска, которую снимает растворитель',
    },
    solventResurfacing: {
      name: 'Растворитель: поверхность',
      finds: 'Покрытие, скрывающее шлифовку',
    },
    sem: { name: 'РЭМ', finds: 'Текстура после пескоструйной обработки или шлифовки' },
    surfaceAnalysis: {
      name: 'Количественный анализ поверхности',
      finds: 'Состав и толщина покрытия',
    },
    xray: { name: 'Рентген', finds: 'Отсутствие или отличие кристалла, проволоки, рамки' },
    leadCheck: { name: 'Контроль выводов', finds: 'Погнутые, окисленные или перелуженные выводы' },
    leadFree: { name: 'Без свинца', finds: 'Свинец выше предела RoHS' },
    decapsulation: {
      name: 'Вскрытие корпуса',
      finds: 'Чужой кристалл: топология, логотип и год',
    },
    thermalCycling: {
      name: 'Термоциклы',
      finds: 'Трещины и плохие контакты при смене температуры',
    },
    electrical: {
      name: 'Электрические параметры',
      finds: 'Параметры постоянного тока вне спецификации',
    },
    functional: {
      name: 'Функциональный тест',
      finds: 'Компонент не работает по спецификации',
    },
    solderability: { name: 'Паяемость', finds: 'Выводы, которые не смачивает припой' },
    ageing: { name: 'Старение (burn-in)', finds: 'Ранние отказы' },
  },
  outcomes: {
    pass: 'Годен',
    fail: 'Не годен',
    suspect: 'Сомнение',
    inconclusive: 'Не ясно',
  },
  verdicts: {
    pass: 'ГОДЕН',
    conditional: 'УСЛОВНО',
    suspect: 'ПОДОЗРЕНИЕ',
    fail: 'НЕ ГОДЕН',
  },
  grades: {
    A: 'оригинал, запечатан',
    B: 'оригинал, переупакован',
    C: 'новый, россыпь, следы на корпусе',
    D: 'восстановлен, работает',
    E: 'вне допуска',
    F: 'перемаркирован',
    G: 'подделка',
  },
  conditions: { brandNew: 'Новый, оригинал', likeNew: 'Новое, россыпь', reNew: 'Восстановленный' },
  goodsTypes: {
    originalUnder3: 'Оригинал, до 3 лет',
    originalOver3: 'Оригинал, старше 3 лет',
    bulkNew: 'Новый, россыпь',
    refurbished: 'Восстановленный',
  },
  statuses: {
    valid: 'Действителен',
    superseded: 'Заменён более новым отчётом',
    revoked: 'Отозван',
  },
  title: 'Отчёт об испытаниях',
  issued: 'выдан {at}',
  verify: 'код проверки',
  revision: 'редакция {n}',
  stamp: { grade: 'класс', sampling: 'выборка', mark: 'лаборатория', week: 'неделя' },
  facts: {
    lot: 'Партия',
    quantity: 'Количество',
    quantities: '{received} из {ordered}',
    dateCode: 'Дата-код',
    lotCode: 'Код партии',
    received: 'Получено',
    tested: 'Испытано',
    order: 'Заказ',
    grade: 'Класс',
    client: 'Заказчик',
    declared: 'Заявлено',
    none: 'нет',
  },
  table: {
    title: 'Испытания',
    note: 'выборка по {standard}, партия {pieces} шт.',
    test: 'Испытание',
    method: 'Метод',
    sample: 'Выборка',
    failed: 'Брак',
    result: 'Результат',
    instrument: 'Прибор',
    leftOut: 'не проводилось',
    notTested: 'не испытано',
  },
  photos: {
    title: 'Микрофотографии',
    note: '{shown} из {all}, все на следующих страницах',
    figure: 'Рис. {n}',
    reference: 'эталон',
  },
  conclusion: {
    title: 'Заключение',
    inspector: 'Инспектор',
    reviewer: 'Проверяющий',
    signed: 'подписано {at}',
    notCovered: 'Не охвачено',
    deviations: 'Отклонения',
    notOrdered: 'Не заказанные испытания',
    grades: 'Классы: {grades}. A–C годен; D только по согласию сторон; E–G не годен.',
  },
  detail: {
    title: 'Каждое испытание',
    figures: 'выборка {sampled}, годных {passed}, брак {failed}',
    calibrated: '{id}, поверка {day}',
    by: '{name}, {at}',
    resized: 'Выборка изменена на {n}: {reason}',
    measured: 'Измерено',
    value: 'Значение',
    limits: 'Пределы',
  },
  foot: {
    scope:
      'Результаты относятся к испытанным образцам. Проверьте отчёт на {address} по коду выше; копия, не прошедшая проверку, выдана не нами.',
    edition: 'Выборка по {edition}; аккредитация не заявляется',
  },
  messages: {
    'qc.revoked': {
      title: 'Отчёт {no} отозван',
      body: 'Двое сотрудников лаборатории отозвали отчёт по заказу {order}. Причина: {reason}. Не принимайте по нему товар и не платите.',
    },
  },
  queue: {
    inspect: 'Испытать {mpn}',
    review: 'Проверить {mpn}',
    detail: '{lot}, {pieces} шт., {manufacturer}',
  },
  refused: {
    code: 'Такого отчёта нет. Проверьте номер и код.',
    broken:
      'Сохранённая копия отчёта не совпадает с подписанной и не выдаётся. Напишите в поддержку.',
  },
} satisfies QcTexts;
