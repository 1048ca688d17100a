import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  cancel: 'Volver',
  reason: 'Motivo',
  reasonHint: 'La otra parte y el soporte lo leen.',
  count: {
    ask: 'Pedir las piezas que faltan',
    askEffect: 'piezas faltan; puede pedir al vendedor que las envíe en 3 días hábiles',
    close: 'Quedarse con lo recibido, reembolsar {money} ya',
    asked:
      'Pidió las piezas el {time}. El vendedor tiene 3 días hábiles; puede quedarse con lo recibido en cualquier momento.',
    recounted: 'Una segunda persona volvió a contar el {time}.',
  },
  rest: {
    title: 'Su turno: envíe las piezas que faltan',
    button: 'Registrar el segundo envío',
    missing: 'Faltan {count}',
    pieces: 'Piezas enviadas',
    effect: 'el muelle también cuenta este paquete',
    hint: 'Tras el plazo, el pedido sigue con lo recibido y el resto se reembolsa.',
  },
  bad: {
    title: 'Disputa: sus opciones',
    hint: 'Sin acuerdo, decide el soporte por escrito.',
    held: 'sigue en custodia de Assay hasta entonces',
    other: '¿No conforme con este resultado?',
  },
  contest: {
    button: 'Repetir la prueba a mi costa',
    title: 'Pedir otra prueba',
    text: 'El laboratorio vuelve a probar los lotes que no pasaron. Su precio, {money}, se descuenta de lo que usted recibe; si no recibe nada, lo asume Assay. Una vez por pedido.',
    send: 'Pedir la prueba',
  },
  takeBack: {
    button: 'Aceptar la devolución',
    title: 'Aceptar la devolución',
    text: 'Los bienes vuelven a su dirección y {money} en custodia vuelven al comprador, que antes autoriza la devolución.',
    send: 'Aceptar',
  },
  offer: {
    button: 'Ofrecer un acuerdo',
    again: 'Hacer otra oferta',
    title: 'Oferta de acuerdo',
    kept: 'El comprador conserva',
    came: '{count} recibidas',
    cut: 'Rebaja del precio',
    cutHint: 'del precio de las piezas conservadas; 0 si ninguna',
    send: 'Enviar la oferta',
    refund: 'vuelve al comprador',
    refundYou: 'vuelve a su monedero',
    receives: 'para el vendedor, menos comisión',
    receivesYou: 'usted recibe, comisión descontada',
    rest: 'Lo que no se conserva vuelve al vendedor; lo sospechoso queda en cuarentena.',
    yours: 'Su oferta espera a la otra parte',
    theirs: 'La otra parte ofrece un acuerdo',
    keeps: '{mpn}: el comprador conserva {count} pzas',
    cutOf: 'El precio baja {money}',
    accept: 'Aceptar la oferta',
    withdraw: 'Retirar la oferta',
    wrong: 'Conserve al menos una pieza, rebaje menos que su precio y cambie algo.',
  },
  dock: {
    title: 'Enviar a',
    reference: 'Escriba en el paquete',
    demo: 'Dirección de demostración: no envíe nada.',
  },
} satisfies Translated<typeof zh>;
