import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Cuentas bancarias',
  wallet: 'Monedero',
  oneDefault: 'una predeterminada por moneda',
  withdraw: 'Retirar',
  list: {
    USD: 'Cuentas en USD',
    CNY: 'Cuentas en CNY',
  },
  aside: {
    USD: 'aquí se pagan las retiradas',
    CNY: 'aquí se paga lo cambiado',
  },
  add: {
    USD: 'Añadir cuenta en USD',
    CNY: 'Añadir cuenta en CNY',
  },
  none: {
    USD: 'Aún no hay cuentas en USD.',
    CNY: 'Aún no hay cuentas en CNY.',
  },
  col: {
    bank: 'Banco y cuenta',
    holder: 'Titular y dirección',
    state: 'Estado',
    actions: 'Acciones',
  },
  default: 'Predeterminada',
  prefer: 'Predeterminar',
  defaultChanged: 'Se cambió la cuenta predeterminada.',
  payableFrom: 'Desde {at}',
  notPaidYet: 'Aún sin pagos',
  paid_one: 'Pagada una vez',
  paid_other: 'Pagada {count} veces',
  edit: 'Editar',
  remove: 'Eliminar',
  removeTitle: 'Eliminar la cuenta bancaria',
  removeText: '¿Eliminar {bank} {number}? No se paga nada a una cuenta eliminada.',
  removed: 'La cuenta bancaria se eliminó.',
  added: 'La cuenta bancaria se añadió.',
  changed: 'La cuenta bancaria se cambió.',
  addTitle: {
    USD: 'Añadir una cuenta en USD',
    CNY: 'Añadir una cuenta en CNY',
  },
  editTitle: 'Editar la cuenta bancaria',
  cancel: 'Cancelar',
  save: 'Guardar',
  makeDefault: 'Predeterminada de su moneda',
  waits:
    'Una cuenta nueva o cambiada se paga pasadas 24 horas, o enseguida con su segundo factor. Recibirá un correo por cada cambio.',
  holderHint: 'un nombre de su empresa',
  numberStays: 'La cuenta terminada en {ending} se mantiene si no escribe otra.',
  optional: 'opcional',
  field: {
    country: 'País del banco',
    accountName: 'Titular',
    accountNumber: 'Número de cuenta o IBAN',
    bankName: 'Banco',
    branch: 'Sucursal',
    routing: 'Número ABA',
    street: 'Calle',
    town: 'Ciudad',
    postcode: 'Código postal',
  },
  bankCode: {
    USD: 'Código SWIFT (BIC)',
    CNY: 'Código CNAPS, 12 dígitos',
  },
} satisfies Translated<typeof zh>;
