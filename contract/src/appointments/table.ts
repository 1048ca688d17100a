import type { Row, Wait } from '../state-machine.ts';

/** Where an appointment at the dock stands (decision 0090). */
export const appointmentStates = [
  'booked',
  'late',
  'arrived',
  'received',
  'missed',
  'cancelled',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Who acts on an appointment; `order` is the order of its goods, by its own events. */
export const appointmentActors = ['seller', 'warehouse', 'order', 'clock'] as const;
export type AppointmentActor = (typeof appointmentActors)[number];

/**
 * A seller books a window at the dock and comes in it. Booking is optional: a parcel that comes
 * without one is received as well, and the receipt closes the appointment.
 */
export const appointmentTable = [
  { event: 'change', from: 'booked', to: 'booked', by: ['seller'] },
  { event: 'change', from: 'late', to: 'booked', by: ['seller'] },
  { event: 'cancel', from: 'booked', to: 'cancelled', by: ['seller'] },
  { event: 'cancel', from: 'late', to: 'cancelled', by: ['seller'] },
  { event: 'move', from: 'booked', to: 'booked', by: ['warehouse'], notify: ['seller'] },
  { event: 'move', from: 'late', to: 'booked', by: ['warehouse'], notify: ['seller'] },
  { event: 'callOff', from: 'booked', to: 'cancelled', by: ['warehouse'], notify: ['seller'] },
  { event: 'callOff', from: 'late', to: 'cancelled', by: ['warehouse'], notify: ['seller'] },
  { event: 'arrive', from: 'booked', to: 'arrived', by: ['warehouse'], when: 'isDay' },
  { event: 'arrive', from: 'late', to: 'arrived', by: ['warehouse'] },
  {
    event: 'arrive',
    from: 'missed',
    to: 'arrived',
    by: ['warehouse'],
    when: 'isDay',
    and: 'isNewest',
  },
  // The dock says that the visit is over: it brought some of the parcels, others are to come.
  { event: 'finish', from: 'arrived', to: 'received', by: ['warehouse'] },
  // A mark at the wrong line is taken back.
  { event: 'undo', from: 'arrived', to: 'booked', by: ['warehouse'] },
  {
    event: 'miss',
    from: 'late',
    to: 'missed',
    by: ['warehouse'],
    notify: ['seller'],
    message: 'missed',
  },
  // The day before, once, for one who did not book later than that.
  {
    event: 'remind',
    from: 'booked',
    to: 'booked',
    by: ['clock'],
    when: 'notReminded',
    due: 'now',
    since: 'dayBefore',
    notify: ['seller'],
  },
  {
    event: 'delay',
    from: 'booked',
    to: 'late',
    by: ['clock'],
    due: 'now',
    since: 'windowEnd',
    notify: ['seller'],
    message: 'late',
  },
  {
    event: 'expire',
    from: 'late',
    to: 'missed',
    by: ['clock'],
    due: 'now',
    since: 'dayEnd',
    notify: ['seller'],
    message: 'missed',
  },
  // The parcels that an arrived visit brought were received, or the last of the order, however it came.
  { event: 'close', from: 'booked', to: 'received', by: ['order'], offered: false },
  { event: 'close', from: 'late', to: 'received', by: ['order'], offered: false },
  { event: 'close', from: 'arrived', to: 'received', by: ['order'], offered: false },
  // Nothing is expected of the order any more: it was refunded, or its parcel was given up.
  {
    event: 'release',
    from: 'booked',
    to: 'cancelled',
    by: ['order'],
    offered: false,
    notify: ['seller'],
    mail: false,
  },
  {
    event: 'release',
    from: 'late',
    to: 'cancelled',
    by: ['order'],
    offered: false,
    notify: ['seller'],
    mail: false,
  },
  { event: 'release', from: 'arrived', to: 'cancelled', by: ['order'], offered: false },
] as const satisfies readonly Row<AppointmentState, AppointmentActor>[];
export type AppointmentRow = (typeof appointmentTable)[number];
export type AppointmentEvent = AppointmentRow['event'];

/** Whom each state waits for: the seller until its window ends, then the warehouse. */
export const appointmentWaits: Record<
  AppointmentState,
  Wait<AppointmentActor, never, 'windowEnd' | 'dayEnd'> | null
> = {
  booked: { on: ['seller'], until: 'windowEnd' },
  late: { on: ['warehouse'], until: 'dayEnd' },
  arrived: { on: ['warehouse'], until: 'dayEnd' },
  received: null,
  missed: null,
  cancelled: null,
};
