import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlacklistEvent, blacklistStates, blacklistTable } from '#contract/content/table.ts';
import { blacklistMachine, type EntryLife, rolesOf } from './machine.ts';

const now = new Date('2026-11-21T08:00:00Z');
const maker = 'maker';
const events = [...new Set(blacklistTable.map((row) => row.event))] as BlacklistEvent[];

type By = { readonly staff: string } | 'supplier' | 'clock';
const actorOf = (entry: EntryLife, by: By) =>
  typeof by === 'string' ? by : rolesOf(entry, by.staff);
const decide = (entry: EntryLife, event: BlacklistEvent, by: By) =>
  blacklistMachine.decide(entry, { event, actor: actorOf(entry, by), now, payload: null });
const allowed = (entry: EntryLife, by: By) =>
  blacklistMachine
    .allowedEvents(entry, { actor: actorOf(entry, by), now })
    .flatMap((one) => (one.allowed ? [one.event] : []));

const base: EntryLife = {
  state: 'noticed',
  version: 1,
  proposedBy: maker,
  supplierId: 'supplier',
  proposedAt: now,
  noticedAt: now,
  replyDueAt: new Date('2026-12-04'),
  replyAt: null,
  appealAt: null,
  appealDecision: null,
  endsOn: '2028-11-21',
};
const standings: fc.Arbitrary<EntryLife> = fc
  .record({
    state: fc.constantFrom(...blacklistStates),
    replyDueAt: fc.option(fc.constantFrom(new Date('2026-11-20'), new Date('2026-12-04'))),
    replyAt: fc.option(fc.constant(now)),
    appealAt: fc.option(fc.constant(now)),
    appealDecision: fc.option(fc.constant('no')),
    endsOn: fc.constantFrom('2026-11-20', '2026-11-21', '2028-11-21'),
  })
  .map((one) => ({ ...base, ...one }));
const hands = fc.constantFrom<By[]>({ staff: maker }, { staff: 'checker' }, 'supplier', 'clock');

test('whatever is published was noticed, heard, and published by another hand', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom(...events), hands, (entry, event, by) => {
      const { row } = decide(entry, event, by);
      if (row === undefined || row.to !== 'published' || row.from === 'published') return;
      expect(entry.state).toBe('noticed');
      expect(by).toEqual({ staff: 'checker' });
      expect(entry.replyAt !== null || (entry.replyDueAt ?? now) < now).toBe(true);
      expect(entry.endsOn >= '2026-11-21').toBe(true);
    }),
  );
});

test('who proposed an entry enters the reply of no supplier without an account', () => {
  const outside = { ...base, supplierId: null };
  expect(allowed(outside, { staff: maker })).not.toContain('reply');
  expect(allowed(outside, { staff: 'checker' })).toContain('reply');
  expect(allowed(base, { staff: maker })).toContain('reply');
});

test('the clock ends what is over and nothing else', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom(...events), (entry, event) => {
      const { row } = decide(entry, event, 'clock');
      const over = entry.state === 'published' && entry.endsOn < '2026-11-21';
      expect(row !== undefined).toBe(event === 'expire' && over);
    }),
  );
});

test('nobody moves what has ended, and who proposed never judges its appeal', () => {
  fc.assert(
    fc.property(standings, hands, (entry, by) => {
      const moves = allowed(entry, by);
      if (entry.state === 'ended' || entry.state === 'dropped') expect(moves).toEqual([]);
      if (typeof by === 'string' || by.staff === maker) {
        expect(moves).not.toContain('publish');
        expect(moves).not.toContain('stay');
        expect(moves).not.toContain('grant');
      }
      if (by === 'supplier') for (const move of moves) expect(['reply', 'appeal']).toContain(move);
    }),
  );
});

test('a refusal says what stands in the way', () => {
  const publish = (entry: EntryLife, staff: string) => decide(entry, 'publish', { staff });
  const answered = { ...base, replyAt: now };
  expect(publish(base, 'checker')).toEqual({ refused: 'guard', guard: 'heard' });
  expect(publish(answered, maker)).toEqual({ refused: 'notYourMove' });
  expect(publish({ ...base, state: 'proposed' }, 'checker')).toEqual({ refused: 'wrongState' });
  expect(publish(answered, 'checker').row?.to).toBe('published');
});
