/** Loads of an appointment at the dock. */
export const loadKinds = ['parcels', 'pallets'] as const;
export type LoadKind = (typeof loadKinds)[number];

/** The most parcels or pallets of one appointment. */
export const LOAD_MOST = 20;

/** States in which an appointment takes up room in its window. */
export const openAppointmentStates = ['booked', 'late', 'arrived'] as const;
