import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Terminar y cerrar la cuenta',
  loading: 'Cargando la cuenta',
  finish: 'Lo que queda por terminar',
  finishText: 'Una cuenta se cierra cuando no queda nada abierto',
  none: 'No queda nada abierto.',
  orders: 'Hay pedidos sin terminar',
  ordersGo: 'Ir a los pedidos',
  claims: 'Hay posventas sin terminar',
  claimsGo: 'Ir a la posventa',
  balance: 'Queda dinero en el monedero',
  balanceGo: 'Retirar',
  frozen: 'Hay dinero bloqueado hasta que termine una retirada, un cambio o una posventa',
  frozenGo: 'Ir al monedero',
  deposit: 'El depósito de integridad sigue retenido',
  depositGo: 'Pedir su devolución',
  data: 'Llévese sus datos',
  dataText: 'Archivos solo para usted',
  dataOrders: 'Pedidos (Excel)',
  dataClaims: 'Posventa (Excel)',
  dataStock: 'Existencias (Excel)',
  dataAccount: 'Cuenta, empresa y borradores (JSON)',
  dataStatement: 'Extracto del monedero',
  saved: 'Los datos se han descargado',
  close: 'Cerrar la cuenta',
  closeText:
    'Los libros y pedidos que la ley obliga a conservar se guardan hasta que venza su plazo; lo demás deja de usarse. Una cuenta cerrada no se puede volver a abrir.',
  closeGo: 'Cerrar la cuenta',
  closeTitle: '¿Cerrar esta cuenta?',
  closeAsk:
    'Se cierra la sesión de {email} en todos los dispositivos y nadie podrá volver a entrar.',
  closed: 'La cuenta está cerrada',
  leaveLink: 'Cerrar la cuenta',
} satisfies Translated<typeof zh>;
