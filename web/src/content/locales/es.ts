import type { Translated } from '#web/i18n/translator.ts';
import common from './common/es.ts';
import home from './home/es.ts';
import type zh from './zh.ts';

export default {
  common,
  home,
  none: {
    title: 'Esta página no existe',
    text: 'La dirección puede haber cambiado o estar mal escrita.',
    home: 'Ir al inicio',
    label: 'Referencia',
    go: 'Buscar',
    ways: 'O vaya a',
  },
} satisfies Translated<typeof zh>;
