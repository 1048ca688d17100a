import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  label: 'Segundo factor',
  hint: 'Los 6 dígitos de su aplicación de autenticación, o una llave de acceso.',
  offered: 'Opcional: paga una cuenta nueva sin esperar 24 h.',
  passkey: 'Confirmar con llave de acceso',
  passkeyDone: 'Confirmado con su llave de acceso.',
  passkeyFailed: 'La llave de acceso no se confirmó. Inténtelo de nuevo o use la aplicación.',
} satisfies Translated<typeof zh>;
