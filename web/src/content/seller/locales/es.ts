import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Por qué los vendedores eligen Assay',
  description:
    'Cotice en USD, envíe a Shenzhen, reciba RMB. El pago está en Assay antes de que usted envíe. Con calculadora y costo de exportar por cuenta propia.',
  lead: 'Usted cotiza en USD y envía a Shenzhen. El pago del comprador está en Assay antes de que usted envíe. Assay inspecciona, envía al exterior y lo libera; usted recibe RMB.',
  payout: {
    title: 'Qué recibe usted',
    aside:
      'Comisión: {trade} de un pedido comercial, {agent} de un pedido en custodia. Comisión de cambio: {fee} de los USD vendidos, se cobra tras el éxito.',
    amount: 'Mercancía vendida',
    kind: 'Tipo de pedido',
    trade: 'Pedido comercial',
    agent: 'Pedido en custodia',
    rate: 'Cambio, CNY por un USD',
    rateHint: 'Un ejemplo. Vale el cambio del momento de su solicitud.',
    rateWrong: 'Un número mayor que cero, como {example}.',
    goods: 'Mercancía',
    commission: 'Comisión',
    received: 'A su monedero',
    exchangeFee: 'Comisión de cambio',
    cny: 'Recibe, RMB',
    table: 'Pedidos comerciales al cambio de ejemplo {rate}',
    tests: 'Según las condiciones estándar, el vendedor no paga los ensayos.',
  },
  cost: {
    title: 'Qué cuesta exportar por cuenta propia en un año',
    aside: 'Un ejemplo: una empresa en Shenzhen con dos vendedores de exportación.',
    year: 'Al año, CNY',
    staff: 'Sueldo y seguro social de dos vendedores',
    office: 'Alquiler y servicios de la oficina',
    platform: 'Membresía y publicidad en plataformas',
    fair: 'Dos ferias con viaje',
    agent: 'Licencia de exportación, aduana y devolución de impuestos',
    courier: 'Muestras y mensajería',
    bank: 'Transferencias, cuenta de cobro, cambio',
    losses: 'Envíos rechazados y devueltos, flete e impuestos',
    total: 'Total',
    least: 'Exportar por cuenta propia cuesta al año al menos',
    same: 'Con Assay, el mismo costo corresponde a ventas anuales de unos',
    against:
      'Al cambio {rate}, las dos comisiones solo llegan al total con estas ventas. Sin ventas no hay costo.',
  },
  reasons: {
    title: 'Qué cambia para usted',
    paid: {
      name: 'Pagado antes de enviar',
      text: 'Usted envía solo cuando Assay custodia el pago del comprador.',
    },
    confirm: {
      name: 'Sin rechazo por silencio',
      text: 'Un lote aprobado vale como confirmado si el comprador no responde a tiempo.',
    },
    release: {
      name: 'Fecha de la liberación',
      text: 'Un pedido en custodia paga {agent}. Uno comercial paga {trade} o, sin respuesta, a este plazo de la entrega.',
    },
    direct: {
      name: 'Venta directa',
      text: 'El comprador ve su empresa y trata a su precio. Nadie revende en medio.',
      term: 'sin intermediarios',
    },
    abroad: {
      name: 'Un paquete dentro de China',
      text: 'Usted envía al muelle de Shenzhen. Transportista, envío al exterior y entrega son tarea de Assay.',
      term: 'a Shenzhen',
    },
    decision: {
      name: 'Una decisión escrita',
      text: 'Si el comprador rechaza, soporte decide según el informe y con motivo. Se pueden repetir ensayos.',
    },
    back: {
      name: 'La mercancía vuelve',
      text: 'Las piezas no conformes se le devuelven cuando el comprador lo autoriza.',
    },
  },
  asks: {
    title: 'Qué se le pide',
    review: {
      name: 'Revisión',
      text: 'Datos de la empresa, licencia comercial y existencias de tres piezas se revisan.',
    },
    deposit: {
      name: 'Depósito de integridad',
      text: 'Por transferencia de empresa. Se devuelve en {back} desde su solicitud si no hay pedidos abiertos.',
    },
    shelf: {
      name: 'Vida útil',
      text: 'Lo que declara de las piezas que envía.',
      term: 'al menos {months} meses',
    },
    stock: {
      name: 'Existencias confirmadas',
      text: 'Usted confirma sus ofertas de vez en cuando. La búsqueda omite la oferta no confirmada durante este plazo.',
    },
  },
  asked: {
    account: {
      q: '¿Qué cuenta recibe los RMB?',
      a: 'La cuenta bancaria en CNY que usted indique. Una institución realiza el cambio; la comisión se cobra tras el éxito y un cambio fallido vuelve entero al monedero.',
    },
    keep: {
      q: '¿Puedo conservar USD?',
      a: 'Sí. El monedero está en USD y puede retirar a una cuenta bancaria en USD.',
    },
    tests: {
      q: '¿Quién paga los ensayos?',
      a: 'Según las condiciones estándar, el comprador si el lote pasa y Assay si falla. Otras condiciones valen solo si usted las aceptó.',
    },
    short: {
      q: '¿Y si el muelle cuenta menos piezas?',
      a: 'Usted y el comprador ven el recuento antes de que siga la inspección. Lo que falta no se paga.',
    },
    fake: {
      q: '¿Y si un lote resulta sospechoso de falsificación?',
      a: 'Entra en el registro de cuarentena y no vuelve al mercado; al comprador se le reembolsa. Usted puede pedir una muestra para probar su caso.',
    },
  },
} satisfies Translated<typeof zh>;
