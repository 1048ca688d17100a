import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  ofParent:
    'Nadie disputa las líneas de este pedido. Se envían, reciben y pagan aparte del pedido del que se separaron:',
  child: 'Las líneas que nadie disputa siguen aparte, como pedido',
  is: ': {state}, {money}',
  held: '; {money} siguen en custodia',
  refundedBefore: 'Antes de la separación se reembolsaron {money} por estas líneas.',
} satisfies Translated<typeof zh>;
