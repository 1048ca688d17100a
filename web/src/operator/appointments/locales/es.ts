import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Citas',
  back: 'El muelle',
  loading: 'Leyendo',
  day: 'Día',
  before: 'Día anterior',
  today: 'Hoy',
  after: 'Día siguiente',
  dayOff: 'Día no laborable: el muelle no admite citas.',
  closed: 'El muelle no admite citas este día: {reason}',
  noWindows: 'Este día no hay franjas.',
  taken: '{taken} de {room} ocupados',
  free: 'Sin reservas',
  reason: 'Motivo, que lee el vendedor',
  moveNow: 'Cambiar',
  callOffNow: 'Anular la cita',
  keep: 'Mantenerla',
  callOffText:
    'El vendedor lee el motivo y puede reservar de nuevo. Para cambiar solo la hora, cambie la cita de franja.',
  act: {
    arrive: 'Ha llegado',
    receive: 'Recibir la mercancía',
    miss: 'No vino',
    undo: 'No ha llegado',
    finish: 'Visita terminada',
    move: 'Cambiar de franja',
    callOff: 'Anular',
  },
  done: {
    arrive: 'La llegada está registrada',
    undo: 'La marca de llegada está retirada',
    finish: 'La visita ha terminado; se puede reservar otra',
    miss: 'Registrado; se avisa al vendedor',
    move: 'Cambiada; se avisa al vendedor',
    callOff: 'Anulada; se avisa al vendedor',
  },
  more_one: 'y {count} referencia más',
  more_other: 'y {count} referencias más',
  pieces_one: '{n} ud.',
  pieces_other: '{n} uds.',
} satisfies Translated<typeof zh>;
