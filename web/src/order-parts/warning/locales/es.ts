import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  held: 'Este lote se parece a uno que no superó la inspección. Soporte lo revisa hasta {time}; antes no se puede pagar.',
  open: 'Este lote se parece a uno que no superó la inspección y soporte aún no ha decidido. La inspección revisa la mercancía antes de liberar el dinero.',
  refused:
    'Soporte considera que este lote es uno que no superó la inspección: no se puede pagar. El pedido se puede cancelar; sin pagar, no cuesta nada.',
  upheld: 'Soporte considera que este lote es uno que no superó la inspección.',
  toWarnings: 'Ver los avisos',
} satisfies Translated<typeof zh>;
