import type { Due } from '#contract/orders/calls.ts';
import type { TrackFacts } from '../../parts/track-station.ts';

const at = {
  paid: '2026-11-09T06:20:00Z',
  inbound: '2026-11-11T09:48:00Z',
  received: '2026-11-13T02:05:00Z',
  reported: '2026-11-17T08:05:00Z',
  cleared: '2026-11-19T01:12:00Z',
  dispatched: '2026-11-19T09:00:00Z',
  completed: '2026-11-24T03:00:00Z',
  returning: '2026-11-18T03:00:00Z',
  returned: '2026-11-20T03:00:00Z',
  refunded: '2026-11-20T09:00:00Z',
};
const held = { amount: '8476.40', currency: 'USD' as const };
const due = (day: string, on: Due['on'], left = 2, late = false): Due => ({
  on,
  at: `${day}T10:00:00Z`,
  workingDaysLeft: left,
  workingDaysAllowed: 3,
  late,
});
const base = { kind: 'agent', reader: 'staff', held, at } as const;

/** One order in every state that the track draws. */
export const samples: readonly (TrackFacts & { title: string })[] = [
  { ...base, title: 'placed', state: 'placed', at: {}, due: due('2026-11-07', ['support']) },
  { ...base, title: 'confirmed', state: 'confirmed', at: {}, due: due('2026-11-10', ['buyer']) },
  {
    ...base,
    title: 'confirmed, wire announced',
    state: 'confirmed',
    at: {},
    paymentPending: true,
    due: due('2026-11-10', ['buyer']),
  },
  { ...base, title: 'paid', state: 'paid', due: due('2026-11-12', ['seller']) },
  { ...base, title: 'inbound', state: 'inbound', due: due('2026-11-13', ['warehouse']) },
  { ...base, title: 'received', state: 'received', due: due('2026-11-14', ['qc']) },
  { ...base, title: 'inspecting', state: 'inspecting', due: due('2026-11-17', ['qc']) },
  {
    ...base,
    title: 'reported, you',
    state: 'reported',
    reader: 'buyer',
    grade: 'B',
    due: due('2026-11-20', ['buyer', 'seller']),
  },
  {
    ...base,
    title: 'reported, late',
    state: 'reported',
    grade: 'B',
    due: due('2026-11-20', ['buyer', 'seller'], -1, true),
  },
  { ...base, title: 'disputed', state: 'disputed', due: due('2026-11-20', ['support']) },
  { ...base, title: 'cleared', state: 'cleared', due: due('2026-11-20', ['warehouse']) },
  { ...base, title: 'dispatched, agent', state: 'dispatched', due: due('2026-11-24', ['buyer']) },
  {
    ...base,
    title: 'dispatched, trade',
    kind: 'trade',
    state: 'dispatched',
    due: due('2026-11-24', ['buyer']),
  },
  { ...base, title: 'completed', state: 'completed' },
  {
    ...base,
    title: 'returning',
    state: 'returning',
    grade: 'F',
    due: due('2026-11-23', ['buyer']),
  },
  {
    ...base,
    title: 'returning, authorised',
    state: 'returning',
    grade: 'F',
    returnAuthorised: true,
    due: due('2026-11-23', ['warehouse']),
  },
  { ...base, title: 'returned', state: 'returned', due: due('2026-11-23', ['finance']) },
  {
    ...base,
    title: 'quarantined',
    state: 'quarantined',
    at: { ...at, quarantined: '2026-11-18T03:00:00Z' },
    due: due('2026-11-23', ['finance']),
  },
  {
    ...base,
    title: 'refunding, never shipped',
    state: 'refunding',
    at: { paid: at.paid },
    due: due('2026-11-23', ['finance']),
  },
  { ...base, title: 'refunded', state: 'refunded', grade: 'F' },
  {
    ...base,
    title: 'refunded, never shipped',
    state: 'refunded',
    at: { paid: at.paid, refunded: at.refunded },
  },
  { ...base, title: 'cancelled', state: 'cancelled', at: { cancelled: '2026-11-07T03:00:00Z' } },
];
