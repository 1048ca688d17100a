import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Seguridad de la transacción',
  description:
    'Cada paso de un pedido: quién actúa, en qué plazo y dónde está el dinero. Y qué pasa con mercancía y pago si un lote falla, se atrasa o se disputa.',
  lead: 'Todos los pedidos siguen el mismo recorrido. Cada paso dice quién actúa, en qué plazo y dónde está el dinero.',
  zone: 'Los días hábiles siguen el calendario de China continental; las horas son GMT+8.',
  pipeline: {
    title: 'Cómo avanza un pedido',
    aside: 'Un pedido comercial; donde el pedido en custodia difiere, se indica.',
    where: { buyer: 'con el comprador', held: 'en custodia', seller: 'liberado al vendedor' },
    released: {
      trade: 'Este paso libera el pago de un pedido comercial.',
      agent: 'Este paso libera el pago de un pedido en custodia.',
    },
    placed: {
      name: 'Pedido hecho',
      text: 'El vendedor confirma o declina. En un pedido en custodia, soporte fija antes el precio del servicio, en {price}.',
    },
    priced: {
      name: 'Condiciones aceptadas',
      text: 'Solo pedidos en custodia. El comprador acepta las condiciones y luego el vendedor confirma.',
    },
    confirmed: {
      name: 'Pago',
      text: 'El comprador paga con el saldo o por transferencia con comprobante, que finanzas confirma.',
    },
    paid: {
      name: 'Envía el vendedor',
      text: 'El vendedor envía al muelle de Assay y anota transportista y número de seguimiento.',
    },
    inbound: {
      name: 'Recepción',
      text: 'El muelle cuenta, pesa y fotografía paquetes y precintos. Si el recuento difiere, ambas partes lo ven antes.',
    },
    received: {
      name: 'Inspección abierta',
      text: 'El laboratorio abre un plan de muestreo para cada lote.',
    },
    inspecting: {
      name: 'Inspección',
      text: 'Se hacen los ensayos. Un segundo inspector los revisa y emite el informe.',
    },
    reported: {
      name: 'Ambos confirman',
      text: 'Comprador y vendedor leen el informe y confirman. El silencio sobre un lote aprobado vale como confirmación.',
    },
    cleared: {
      name: 'Envío al comprador',
      text: 'El muelle embala y envía.',
    },
    dispatched: {
      name: 'Recibe el comprador',
      text: 'El comprador confirma la recepción; sin respuesta, el pedido se completa a {take} de la entrega.',
    },
  },
  fails: {
    title: 'Cuando algo sale mal',
    aside: 'Mercancía y pago, por separado.',
    what: 'Caso',
    acts: 'Quién actúa y cuándo',
    declined: {
      name: 'El vendedor declina o una parte cancela',
      acts: 'En todo momento antes del pago. Si el vendedor calla {within}, soporte interviene.',
      goods: 'Se queda con el vendedor.',
      money: 'Todavía no se pagó nada.',
    },
    unpaid: {
      name: 'El comprador no paga',
      acts: 'El pedido se cancela a {within}.',
      goods: 'Se queda con el vendedor.',
      money: 'Todavía no se pagó nada.',
    },
    unshipped: {
      name: 'El vendedor no envía',
      acts: 'Pasados {within}, el comprador puede cancelar.',
      goods: 'Se queda con el vendedor.',
      money: 'Todo vuelve {refund} al monedero del comprador.',
    },
    count: {
      name: 'El muelle cuenta otra cantidad',
      acts: 'Ambas partes tienen {within} para verlo; luego sigue la inspección.',
      goods: 'Sigue con la cantidad recibida.',
      money: 'Lo que falta se reembolsa al liberar el resto.',
    },
    rejected: {
      name: 'El comprador rechaza, o nadie responde sobre un lote no aprobado',
      acts: 'Una disputa. Soporte decide por escrito en {within}.',
      goods: 'Se queda en el muelle.',
      money: 'Sigue en Assay.',
    },
    part: {
      name: 'Decisión: aceptar una parte',
      acts: 'Soporte indica la cantidad aceptada de cada línea.',
      goods: 'Lo aceptado va al comprador, el resto vuelve al vendedor.',
      money: 'El resto se reembolsa de inmediato; lo aceptado se libera {when}.',
    },
    retest: {
      name: 'Decisión: repetir ensayos',
      acts: 'El laboratorio los repite en {within} y emite un informe nuevo.',
      goods: 'Se queda en el laboratorio.',
      money: 'Sigue en Assay.',
    },
    orderReturn: {
      name: 'Decisión: devolver',
      acts: 'El comprador autoriza en {authorise}; el muelle envía en {back}.',
      goods: 'Vuelve al vendedor.',
      money: 'Todo vuelve al monedero del comprador en {refund} desde el envío.',
    },
    quarantine: {
      name: 'Posible falsificación',
      acts: 'Soporte anota lote, ubicación y pruebas en el registro de cuarentena.',
      goods: 'Queda en cuarentena y no vuelve al mercado. El vendedor puede pedir una muestra.',
      money: 'Todo vuelve al monedero del comprador en {refund}.',
    },
    after: {
      name: 'Un fallo hallado después',
      acts: 'Posventa dentro de la garantía, {least}. Responde el vendedor; si no hay acuerdo, decide soporte.',
      goods: 'Se devuelve o se sustituye según lo decidido.',
      money: 'La compensación sale del saldo del vendedor y luego de su depósito.',
    },
  },
  payers: {
    title: 'Quién paga qué',
    aside: 'Según las condiciones estándar.',
    head: 'Quién paga y cuánto',
    who: {
      buyer: 'el comprador',
      seller: 'el vendedor',
      half: 'cada parte por mitad',
      assay: 'Assay',
    },
    goods: {
      name: 'Mercancía',
      who: 'el comprador, al precio acordado',
      none: 'se reembolsa entera',
    },
    tests: {
      name: 'Ensayos',
      who: 'si pasa: {pass}; si falla: {fail}',
      none: 'no los paga el comprador',
    },
    freight: {
      name: 'Flete al comprador',
      who: 'el comprador, {freight} por pedido, o con su propia cuenta de transportista',
      none: 'se reembolsa',
    },
    commission: {
      name: 'Comisión',
      who: 'el vendedor, {trade} de la mercancía que el comprador conserva; en pedidos en custodia {agent}',
      none: 'ninguna',
    },
    service: {
      name: 'Tarifa de servicio',
      who: 'solo pedidos en custodia: el comprador, salvo que las condiciones digan otra cosa; indicada antes de aceptar',
      none: 'se reembolsa',
    },
    exchange: {
      name: 'Comisión de cambio',
      who: 'quien cambia, {fee} de los USD vendidos',
      none: 'se cobra solo tras el éxito',
    },
  },
  records: {
    title: 'Tres registros que zanjan una discusión',
    aside: 'Ambas partes los ven en la página del pedido y pueden exportarlos juntos.',
    terms: {
      name: 'Condiciones',
      text: 'Piezas, precios, ensayos, quién los paga, plazos. Cada versión tiene número y hash y necesita a ambas partes.',
    },
    pieces: {
      name: 'Piezas',
      text: 'Por lote: recibidas = enviadas + consumidas en ensayos + devueltas + en cuarentena + desechadas + en estante. La base de datos rechaza cualquier otra suma.',
    },
    thread: {
      name: 'Conversación',
      text: 'Mensajes y archivos de ambas partes y de soporte sobre este pedido.',
    },
  },
  ledger: {
    title: 'Cómo se guarda el dinero',
    own: 'Cada pedido tiene su propia cuenta de custodia. Liberación y reembolso juntos nunca superan lo pagado.',
    entries:
      'Cada movimiento es un conjunto de asientos que suma cero y que nunca se cambia ni se borra.',
    hands: 'El dinero que sale lo tramita una persona de finanzas y lo revisa otra.',
    gold: 'El dorado en estas páginas significa dinero en custodia, y nada más.',
  },
} satisfies Translated<typeof zh>;
