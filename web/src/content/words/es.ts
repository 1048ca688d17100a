import type { Translated } from '#web/i18n/words.ts';
import buyer from './buyer/es.ts';
import common from './common/es.ts';
import escrow from './escrow/es.ts';
import home from './home/es.ts';
import join from './join/es.ts';
import safety from './safety/es.ts';
import seller from './seller/es.ts';
import type zh from './zh.ts';

export default {
  buyer,
  common,
  escrow,
  home,
  join,
  safety,
  seller,
  none: {
    title: 'Esta página no existe',
    text: 'La dirección puede haber cambiado o estar mal escrita.',
    home: 'Ir al inicio',
    label: 'Número de pieza',
    go: 'Buscar',
    ways: 'O vaya a',
  },
} satisfies Translated<typeof zh>;
