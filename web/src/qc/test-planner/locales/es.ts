import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  lead: 'Indique el tamaño del lote, los tipos de falsificación por hallar, el presupuesto y los días: el planificador propone los ensayos que más hallan.',
  wish: 'Qué necesita',
  go: 'Planificar',
  reckoning: 'Calculando el plan',
  result: 'Plan propuesto',
  outweighs: 'Estos ensayos cuestan {tests}, más que la mercancía: {goods}.',
  notBest:
    'Había demasiadas combinaciones para probarlas todas: el plan es bueno y quizá no el mejor.',
  price: 'Precio por lote',
  days: 'Días hábiles',
  lost: 'Piezas gastadas',
  chart: 'Qué halla el plan',
  tests: 'Ensayos propuestos',
  test: 'Ensayo',
  finds: 'Halla',
  sample: 'Muestra',
  order: 'Pedir con este plan',
} satisfies Translated<typeof zh>;
