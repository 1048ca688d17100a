import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Por qué los compradores eligen Assay',
  description:
    'Assay custodia el pago, recibe e inspecciona las piezas en Shenzhen y envía lo que usted confirmó. Qué arriesga, qué paga, qué decide.',
  lead: 'Lo habitual es transferir primero y abrir la caja al final. Aquí el orden se invierte: hasta que usted lee el informe de su lote, el pago se queda en Assay.',
  losses: {
    title: 'Qué sale mal y qué lo impide',
    risk: 'Riesgo',
    usual: 'Importación habitual',
    here: 'Con Assay',
    fraud: {
      name: 'Una empresa que no existe',
      usual: 'La transferencia se fue y el vendedor no responde.',
      here: 'Los vendedores operan tras una revisión de empresa y existencias; cada página indica si hay un depósito de {deposit}. El pago no está en sus manos.',
    },
    parts: {
      name: 'Piezas remarcadas, reacondicionadas o desmontadas',
      usual: 'Se descubren en la línea, después del montaje.',
      here: 'Se descubren en nuestro laboratorio, antes del envío. Fotos, muestras y grado son de su lote.',
    },
    freight: {
      name: 'Flete y aranceles por nada',
      usual: 'Se pagan al traer piezas malas y otra vez al devolverlas.',
      here: 'Lo que no pasa no sale de China: sin flete internacional ni aranceles.',
    },
    refund: {
      name: 'Un reembolso que no llega',
      usual: 'El dinero lo tiene un vendedor en el extranjero; usted lo pide una y otra vez.',
      here: 'El dinero lo tiene Assay. Vuelve a su monedero en {refund}.',
    },
    proof: {
      name: 'Nada con que probarlo',
      usual: 'Sus fotos contra la palabra del otro.',
      here: 'El informe firmado, el recuento del muelle y los mensajes del pedido forman un solo expediente.',
    },
    middle: {
      name: 'Márgenes intermedios',
      usual: 'Las piezas pasan por varias manos; el origen se desconoce.',
      here: 'Usted trata directamente con el vendedor y ve el nombre de su empresa.',
    },
  },
  costs: {
    title: 'Qué paga usted',
    aside:
      'Según las condiciones estándar. Si las de un pedido difieren, usted las acepta antes de pagar.',
    goods: { name: 'Mercancía', text: 'el precio acordado', back: 'se reembolsa entera' },
    tests: {
      name: 'Ensayos',
      text: 'los que usted elija; documentos e inspección visual general van incluidos',
      back: 'los asume Assay',
    },
    freight: {
      name: 'Flete hasta usted',
      text: '{freight} por pedido con la cuenta de Assay; nada con su propia cuenta de transportista',
      back: 'se reembolsa',
    },
    service: {
      name: 'Tarifa de servicio',
      text: 'solo en pedidos en custodia, indicada antes de aceptar',
      back: 'se reembolsa',
    },
    free: { name: 'Cuenta, consultas y solicitudes', text: 'sin cargo', back: '–' },
  },
  decide: {
    title: 'Qué decide usted y hasta cuándo',
    aside: 'Los días hábiles siguen el calendario de China continental.',
    terms: {
      name: 'Aceptar las condiciones',
      text: 'Solo en pedidos en custodia. Piezas, precios, ensayos, flete y tarifa constan en una versión numerada que ambas partes aceptan.',
    },
    pay: {
      name: 'Pagar',
      text: 'Con el saldo o por transferencia con su comprobante. Un pedido sin pagar se cancela.',
    },
    confirm: {
      name: 'Confirmar o rechazar',
      text: 'Primero lee el informe. El silencio sobre un lote aprobado vale como confirmación; sobre otro dictamen abre una disputa.',
    },
    authorise: {
      name: 'Autorizar la devolución',
      text: 'Las piezas no conformes vuelven al vendedor cuando usted lo autoriza.',
    },
    receive: {
      name: 'Confirmar la recepción',
      text: 'Sin respuesta tras la entrega, el pedido se completa solo.',
    },
    after: {
      name: 'Solicitar posventa',
      text: 'Dentro de la garantía de la pieza; si es más corta o no hay, en este plazo.',
    },
  },
  asked: {
    shelf: {
      q: '¿Cuánto se conservan las piezas?',
      a: 'Los vendedores declaran una vida útil de al menos {months} meses.',
    },
    reject: {
      q: '¿Quién decide cuando rechazo un lote?',
      a: 'El soporte de Assay, en {decide} y con motivo escrito: aceptar, aceptar una parte, repetir ensayos, devolver o poner en cuarentena por posible falsificación. Ambas partes lo leen.',
    },
    lost: {
      q: '¿Qué pasa con las piezas que un ensayo destruye?',
      a: 'Se toman del lote y constan en su recuento. Antes de pagar se le dice cuántas son.',
    },
    elsewhere: {
      q: '¿Puedo comprar a un proveedor que no está en Assay?',
      a: 'Sí, con un pedido en custodia. Invitamos al proveedor, que debe estar acreditado antes de cobrar.',
    },
    currency: {
      q: '¿En qué moneda pago?',
      a: 'En USD. Monedero, pedidos y reembolsos están en USD.',
    },
    sure: {
      q: '¿Un informe aprobado significa que cada pieza es buena?',
      a: 'No. Indica las muestras y lo que no se cubrió. Antes de pagar, el plan de ensayos dice su probabilidad de detectar un lote malo.',
    },
  },
} satisfies Translated<typeof zh>;
