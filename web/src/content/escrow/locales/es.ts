import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Pedidos en custodia',
  description:
    '¿Encontró usted al proveedor y no quiere transferir primero? Assay custodia el pago, inspecciona, envía y libera. Pasos, costos y qué preparar.',
  lead: 'Usted encontró un proveedor y acordó un precio, y nadie quiere dar el primer paso. Haga aquí el pedido: Assay custodia el pago, recibe e inspecciona las piezas y se las envía cuando ambas partes confirman.',
  whom: {
    title: 'Para quién es',
    found: {
      name: 'Un proveedor hallado en otra parte',
      text: 'En una feria, en una plataforma, por un colega. No tiene que estar aún en Assay; lo invitamos.',
    },
    first: {
      name: 'Una primera operación',
      text: 'Nadie tiene que confiar en el otro. El pago va a Assay, y la mercancía también.',
    },
    scarce: {
      name: 'Piezas obsoletas, escasas o sueltas',
      text: 'Cuando el estado decide el precio, el ensayo va antes de la liberación.',
    },
    away: {
      name: 'Sin oficina en China',
      text: 'Recibimos, contamos, inspeccionamos y enviamos por usted en Shenzhen.',
    },
  },
  steps: {
    title: 'Ocho pasos',
    aside: 'Cada uno con su plazo en días hábiles.',
    fill: 'Rellena el pedido en custodia.',
    contact:
      'Contacta a soporte. Soporte fija ensayos, flete y servicio; ambas partes aceptan las condiciones.',
    pay: 'Paga a Assay, por transferencia o con el saldo.',
    ship: 'Envía la mercancía al muelle de Assay.',
    inspect: 'Cuenta, inspecciona y emite el informe.',
    confirm: 'Confirman el resultado de la inspección.',
    dispatch: 'Embala y envía al comprador.',
    release: 'Libera el pago al proveedor {when}.',
    price: '{span} para cotizar',
  },
  fees: {
    title: 'Qué cuesta',
    service: {
      name: 'Tarifa de servicio',
      text: 'Soporte la fija para cada pedido y consta en las condiciones antes de que usted acepte.',
    },
    tests: {
      name: 'Ensayos',
      text: 'Los que usted elija. Documentos e inspección visual general van incluidos.',
    },
    freight: {
      name: 'Flete hasta usted',
      text: 'Consta en las condiciones; nada con su propia cuenta de transportista.',
    },
    commission: {
      name: 'Comisión',
      text: 'El proveedor paga {agent} de la mercancía en un pedido en custodia.',
    },
    none: 'Si no se queda nada, se reembolsan mercancía, flete y servicio; según las condiciones estándar, Assay asume los ensayos.',
  },
  prepare: {
    title: 'Qué preparar',
    supplier: 'El proveedor: empresa, persona de contacto, correo electrónico',
    parts: 'Referencias, fabricantes, cantidades, códigos de fecha',
    price: 'Los precios unitarios acordados, en USD',
    tests: 'Tipo de mercancía y ensayos deseados; se propone un plan',
    ship: 'Dirección de entrega, transportista ({carriers}) y su cuenta de flete, si la tiene',
    invoice: 'Datos de facturación',
  },
  asked: {
    account: {
      q: 'Mi proveedor no tiene cuenta. ¿Qué hago?',
      a: 'Soporte lo invita por correo. Se revisa como todo vendedor, en {review}, y debe estar acreditado antes de cobrar.',
    },
    when: {
      q: '¿Cuándo cobra el proveedor?',
      a: 'Después de que ambas partes confirmen el resultado, {when}. Hasta entonces Assay custodia el pago.',
    },
    fails: {
      q: '¿Y si el lote falla?',
      a: 'Soporte decide en {decide}. En una devolución, la mercancía vuelve en {back} desde su autorización y el pago en {refund} desde el envío.',
    },
    change: {
      q: '¿Puede cambiar el precio después de pedir?',
      a: 'Soporte puede volver a cotizar hasta que usted acepte. Cada cambio es una nueva versión de las condiciones y necesita a ambas partes.',
    },
  },
} satisfies Translated<typeof zh>;
