import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  print: 'Imprimir la etiqueta del paquete',
  title: 'Etiqueta del paquete',
  order: {
    hint: 'Imprímala y péguela por fuera de cada paquete: el muelle escanea el código y encuentra el pedido.',
    back: 'Volver al pedido',
  },
  claim: {
    hint: 'Imprímala y péguela por fuera del paquete: el muelle escanea el código y encuentra la reclamación.',
    back: 'Volver a la reclamación',
    pieces: '{count} uds.',
    none: 'Ahora no hay que enviar mercancía al muelle por esta reclamación.',
  },
  from: 'De',
  to: 'Para',
  printButton: 'Imprimir',
  loading: 'Cargando',
  visit: 'Cita: {time}',
  hours: 'Horario: {hours}',
  shipTo: 'Enviar a',
  reference: 'Escriba en el paquete',
  demo: 'Dirección de demostración: no envíe nada.',
} satisfies Translated<typeof zh>;
