import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  steps: {
    title: 'Cómo es una inspección',
    receive: {
      name: 'Recepción',
      text: 'El muelle cuenta, pesa, fotografía y revisa los precintos. Ambas partes ven si falta o sobra algo.',
    },
    plan: {
      name: 'Plan',
      text: 'El tipo de mercancía y el tamaño del lote deciden ensayos y muestras. Un código de fecha es un lote.',
    },
    test: {
      name: 'Ensayos',
      text: 'Cada ensayo anota muestra, fallos, lecturas, instrumento con fecha de calibración y fotos.',
    },
    stop: {
      name: 'Alto ante la sospecha',
      text: 'Un hallazgo sospechoso detiene el plan hasta que el inspector lo reanuda con un motivo.',
    },
    review: {
      name: 'Revisión',
      text: 'Un segundo inspector revisa fotos y lecturas y emite el informe con dictamen y grado.',
    },
    confirm: {
      name: 'Ambos confirman',
      text: 'Comprador y vendedor tienen {days} días hábiles. El silencio ante un resultado conforme vale como confirmación.',
    },
  },
  advice: {
    title: 'Ensayos recomendados por tipo de mercancía',
    type: 'Tipo de mercancía',
    tests: 'Ensayos recomendados',
    note: 'Todo lote recibe sin costo la revisión de documentos y embalaje y la visual general. En vez del ensayo eléctrico puede elegirse el funcional o rayos X.',
  },
} satisfies Translated<typeof zh>;
