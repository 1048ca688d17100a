import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Dirección, contacto y móvil',
  lead: 'Las mercancías que se le devuelven van a la dirección de su acreditación. Si se traslada o cambian el contacto o el móvil, propóngalo aquí; el país no se puede cambiar.',
  propose: 'Proponer un cambio',
  explained:
    'Entra en vigor cuando supera la revisión. Hasta entonces siguen en vigor los datos actuales.',
  send: 'Enviar a revisión',
  sent: 'El cambio se ha enviado a revisión',
  waits:
    'Assay decide sobre el cambio antes del {time}. Hasta entonces siguen en vigor los datos actuales.',
  withdraw: 'Retirar el cambio',
  withdrawn: 'El cambio se ha retirado',
  passed: 'El último cambio está en vigor desde el {time}.',
  rejected: 'El último cambio fue rechazado el {time}: {reason}',
  table: 'El cambio',
  field: 'Dato',
  before: 'Ahora',
  after: 'Cambia a',
  state: {
    proposed: 'En revisión',
    pass: 'En vigor',
    rejected: 'Rechazado',
    withdrawn: 'Retirado',
  },
} satisfies Translated<typeof zh>;
