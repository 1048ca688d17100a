import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Pasaportes de lote',
  aside: 'el certificado acompaña al carrete: imprima la etiqueta, sepárelo al revender',
  all: 'Todos los pasaportes',
  left: 'quedan {left} de {of} uds.',
} satisfies Translated<typeof zh>;
