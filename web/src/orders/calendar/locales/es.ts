import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Calendario de plazos',
  none: 'Obtenga una dirección secreta y suscríbase en su calendario: plazos de los pedidos y reclamaciones que le esperan, con aviso medio día antes.',
  since: 'La dirección secreta funciona desde {time}.',
  create: 'Obtener dirección de calendario',
  again: 'Cambiar por una nueva',
  copy: 'Copiar la dirección',
  once: 'Se muestra solo esta vez. Quien la conoce lee sus plazos; una nueva anula la anterior.',
  revoke: 'Anular la dirección del calendario',
  revokeNow: 'Anular',
  revokeText: 'Los calendarios suscritos dejarán de actualizarse. Puede obtener otra más tarde.',
  keep: 'Conservar',
  revoked: 'La dirección del calendario está anulada.',
} satisfies Translated<typeof zh>;
