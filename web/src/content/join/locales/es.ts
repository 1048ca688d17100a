import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  need: 'Qué necesita',
  steps: 'Pasos',
  start: 'Registro gratuito',
  signed: '¿Ya tiene cuenta? Iniciar sesión',
  buyer: {
    title: 'Ser comprador',
    description:
      'Basta un correo electrónico para empezar: sin cuota ni depósito. Pasos para registrarse, indicar la empresa, publicar una solicitud y pedir.',
    lead: 'Basta un correo electrónico para empezar. No hay cuota ni depósito; no se cobra nada antes de que usted pague un pedido.',
    email: { name: 'Correo electrónico', text: 'Para códigos, inicio de sesión y avisos.' },
    company: {
      name: 'País y nombre de la empresa',
      text: 'Se piden al entrar por primera vez; se sugiere en inglés.',
    },
    ship: {
      name: 'Dirección de entrega',
      text: 'Se pide al hacer el pedido: destinatario, teléfono, dirección, transportista.',
    },
    pay: {
      name: 'Una cuenta para pagar',
      text: 'Transfiera USD desde la cuenta de la empresa y suba el comprobante; finanzas confirma su llegada.',
    },
    register:
      'Escriba el correo y su código. El código vale {valid} minutos; se puede pedir otro a los {resend} segundos.',
    password: 'Fije una contraseña de {min} a {max} letras y cifras.',
    identity: 'Elija comprador e indique país y empresa.',
    ask: 'Busque una pieza, publique una solicitud o abra un pedido en custodia.',
    order: 'Acepte una cotización para pedir. Pague en {pay} desde la confirmación del vendedor.',
    opens: 'Qué se abre',
    enquire: {
      name: 'Solicitudes y cotizaciones',
      text: 'Publique, compare las cotizaciones de los vendedores; al aceptar una nace el pedido.',
    },
    escrow: {
      name: 'Pedidos en custodia',
      text: 'La misma custodia e inspección para un proveedor que usted halló en otra parte.',
    },
    reports: {
      name: 'Informes de ensayo',
      text: 'Uno por lote: en línea, en PDF y verificable con su código.',
    },
    wallet: {
      name: 'Monedero en USD',
      text: 'Recarga, pago, reembolso y movimientos en un solo lugar.',
    },
  },
  seller: {
    title: 'Ser vendedor',
    description:
      'Acreditación en tres pasos: revisión en {review}, depósito de integridad de {deposit} reembolsable. Documentos, fotos, plazos y qué se abre después.',
    lead: 'Tres pasos, una revisión en {review} y un depósito reembolsable de {deposit}. Después sus existencias aparecen en la búsqueda y usted cotiza y recibe pedidos.',
    code: {
      name: 'Código unificado de crédito social',
      text: '{chars} caracteres; se comprueba el dígito de control.',
    },
    licence: { name: 'Foto de la licencia comercial', text: 'De {min} KB a {max} MB, legible.' },
    names: {
      name: 'Nombre en chino y en inglés, dirección',
      text: 'Los compradores ven el nombre en inglés.',
    },
    contact: { name: 'Contacto, móvil, teléfono fijo', text: 'El móvil recibe un código.' },
    models: {
      name: 'Tres piezas en stock',
      text: 'Para probar su fuente, con la plataforma de circuitos que usted usa.',
    },
    deposit: {
      name: 'Depósito de integridad',
      text: 'Por transferencia de empresa. Se devuelve en {back} desde su solicitud si no hay pedidos abiertos.',
    },
    register: 'Regístrese con correo y código, fije una contraseña, elija vendedor.',
    company: 'Rellene los datos de la empresa. El borrador se puede guardar en todo momento.',
    proof: 'Pruebe que comercia con circuitos: tres piezas en stock y su plataforma.',
    pay: 'Pague el depósito de integridad y suba el comprobante.',
    review:
      'La revisión tarda hasta {review}. El resultado llega por SMS y correo; se indica qué cambiar y usted vuelve a presentar.',
    list: 'Una vez acreditado, publique existencias y responda consultas y solicitudes.',
    opens: 'Qué se abre',
    stock: {
      name: 'Existencias',
      text: 'Línea por línea o con hoja de cálculo. Lo no confirmado en {stale} días sale de la búsqueda.',
    },
    quotes: {
      name: 'Cotizaciones',
      text: 'Para consultas dirigidas a usted y solicitudes que coinciden con sus existencias.',
    },
    orders: {
      name: 'Pedidos',
      text: 'Usted envía cuando el pago está en Assay, al muelle de Shenzhen.',
    },
    payout: { name: 'Cobro', text: 'USD en el monedero; cámbielos a RMB o retírelos.' },
    before:
      'Hasta pasar la revisión solo se abren el panel, la acreditación y la vista previa de su página.',
  },
} satisfies Translated<typeof zh>;
