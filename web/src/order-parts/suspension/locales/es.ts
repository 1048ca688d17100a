import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  revoked: 'El informe {report} fue revocado el {time}. Motivo: {reason}',
  suspended: {
    open: 'El pedido está suspendido: ni la mercancía ni el dinero se mueven y ningún plazo corre. Dos personas de soporte deciden cómo sigue.',
    asked:
      'Hay una decisión pendiente de una segunda persona. Hasta entonces el pedido está suspendido.',
  },
  released: {
    claim: 'El vendedor ya cobró. Puede presentar una reclamación posventa.',
    later:
      'El vendedor ya cobró. Cuando tenga la mercancía podrá presentar una reclamación posventa.',
    apply: 'Reclamar posventa',
  },
} satisfies Translated<typeof zh>;
