import { describe, expect, it } from 'vitest';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import {
  awaitsParcel,
  hasArrived,
  isWithheld,
  lastOf,
  stateKey,
  trackOf,
  unreachedReason,
} from './track.ts';

type Event = ClaimView['entries'][number]['event'];

const claim = (state: ClaimView['state'], ...events: Event[]) =>
  ({
    state,
    settlement: null,
    entries: events.map((event) => ({ event })),
  }) as unknown as ClaimView;

const statesOf = (view: ClaimView) => trackOf(view).map(({ state }) => state);

it('a claim whose replacement was kept in part is not called replaced', () => {
  const key = (replacementEnding: ClaimView['replacementEnding']) =>
    stateKey({ state: 'replaced', replacementEnding });
  expect(key('part')).toBe('event.completeInPart');
  expect(key('whole')).toBe('state.replaced');
  expect(key(null)).toBe('state.replaced');
});

describe('the track of a claim', () => {
  it('leaves out the stations that a withdrawn claim never came to', () => {
    const withdrawn = claim('withdrawn', 'apply', 'withdraw');
    expect(statesOf(withdrawn)).toEqual(['done', 'todo', 'todo', 'todo', 'todo', 'fail']);
    expect(unreachedReason(withdrawn, 'answered')).toBe('skipped');
  });

  it('shows no shipment and no count of a claim that was rejected before any', () => {
    const rejected = claim('rejected', 'apply', 'refuse', 'requestRuling', 'rule');
    expect(statesOf(rejected)).toEqual(['done', 'done', 'done', 'todo', 'todo', 'fail']);
  });

  it('says that the seller was silent only where its time ran out', () => {
    const escalated = claim('arbitrating', 'apply', 'escalate');
    expect(statesOf(escalated).slice(0, 3)).toEqual(['done', 'done', 'now']);
    expect(unreachedReason(escalated, 'answered')).toBe('silent');
  });

  it('shows every station of a claim that was refunded after its return', () => {
    const refunded = claim('refunded', 'apply', 'agree', 'shipBack', 'receive', 'refund');
    expect(new Set(statesOf(refunded))).toEqual(new Set(['done']));
    expect(lastOf(refunded, ['refund'])).toMatchObject({ event: 'refund' });
  });

  it('shows no return of a claim that was compensated', () => {
    const paid = { ...claim('compensated', 'apply', 'agree'), settlement: { returnPieces: 0 } };
    const view = paid as unknown as ClaimView;
    expect(statesOf(view)).toEqual(['done', 'done', 'done', 'todo', 'todo', 'done']);
    expect(unreachedReason(view, 'sent')).toBe('noReturn');
  });
});

describe('the goods of a claim', () => {
  const counted = {
    ...claim('refunded'),
    reason: 'functional',
    count: { pieces: 400 },
    forwarded: null,
    quarantinedAt: null,
    money: { owed: { amount: '700.00' } },
  } as unknown as ClaimView;

  it('are withheld while their seller owes a rest, and no longer', () => {
    expect(isWithheld(counted)).toBe(true);
    const paid = { ...counted.money, owed: { amount: '0.00', currency: 'USD' as const } };
    expect(isWithheld({ ...counted, money: paid })).toBe(false);
    expect(isWithheld({ ...counted, state: 'rejected' })).toBe(false);
    expect(isWithheld({ ...counted, reason: 'counterfeit' })).toBe(false);
    expect(isWithheld({ ...counted, count: null })).toBe(false);
  });
});

describe('the parcel of a claim', () => {
  const back = {
    carrier: 'SF',
    trackingNo: 'SF1234567890',
    at: '2026-11-20T08:00:00.000Z',
    agreed: 4,
  };
  const count = { pieces: 4, at: back.at, location: 'A-01', note: '', mine: false };

  it('is awaited from the agreement until it is counted, also while support decides', () => {
    const unsent = { back: null, count: null };
    expect(awaitsParcel({ ...claim('returnAuthorised'), ...unsent })).toBe(true);
    for (const state of ['returning', 'arbitrating', 'compensated'] as const) {
      expect(awaitsParcel({ ...claim(state), back, count: null })).toBe(true);
      expect(awaitsParcel({ ...claim(state), back, count })).toBe(false);
    }
    expect(awaitsParcel({ ...claim('arbitrating'), ...unsent })).toBe(false);
  });

  it('is awaited no longer once the dock has recorded its arrival', () => {
    const arrived = { ...claim('returning', 'apply', 'agree', 'recordArrival'), back, count: null };
    expect([hasArrived(arrived), awaitsParcel(arrived)]).toEqual([true, false]);
    expect(statesOf(arrived)).toEqual(['done', 'done', 'done', 'done', 'now', 'todo']);
    expect(hasArrived({ ...claim('returning', 'shipBack'), back, count: null })).toBe(false);
    // Not counted in time, support decides: the parcel lies at the dock all the same.
    const late = { ...arrived, state: 'arbitrating' as const };
    expect([hasArrived(late), awaitsParcel(late)]).toEqual([true, false]);
    const cancelled = claim('withdrawn', 'agree', 'recordArrival', 'cancelArrival', 'withdraw');
    expect(statesOf({ ...cancelled, back: null, count: null })[3]).toBe('todo');
    const sent = claim('returning', 'agree', 'recordArrival', 'cancelArrival', 'shipBack');
    expect(hasArrived({ ...sent, back, count: null })).toBe(false);
  });
});
