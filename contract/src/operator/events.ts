/**
 * The rooms of staff work whose open pages are notified when a queue changes; each has its trigger in
 * the database (migration 0024).
 */
export const deskRooms = [
  'orders',
  'lab',
  'recharges',
  'settlements',
  'cases',
  'notices',
  'approvals',
  'exchanges',
  'deposits',
  'withdrawals',
  'factorResets',
  'bank',
  'suspicions',
  'work',
  'claims',
  'fakes',
  'quarantine',
  'photos',
  'comparisons',
  'settings',
  'appointments',
  'content',
] as const;
export type DeskRoom = (typeof deskRooms)[number];

/** Names the room whose work changed, and nothing of what is in it. */
export interface DeskChange {
  readonly room: DeskRoom;
}
