import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlacklistEvent, blacklistStates, blacklistTable } from '#contract/content/table.ts';
import { type By, decide, movesOf, type Standing } from './blacklist.ts';

const now = new Date('2026-11-21T08:00:00Z');
const today = '2026-11-21';
const maker = 'maker';
const events = [...new Set(blacklistTable.map((row) => row.event))] as BlacklistEvent[];

const standings: fc.Arbitrary<Standing> = fc.record({
  state: fc.constantFrom(...blacklistStates),
  proposedBy: fc.constant(maker),
  replyDueAt: fc.option(fc.constantFrom(new Date('2026-11-20'), new Date('2026-12-04'))),
  answered: fc.boolean(),
  appealed: fc.boolean(),
  appealAnswered: fc.boolean(),
  endsOn: fc.constantFrom('2026-11-20', '2026-11-21', '2028-11-21'),
});
const hands = fc.constantFrom<By[]>({ staff: maker }, { staff: 'checker' }, 'supplier', 'clock');

test('whatever is published was noticed, heard, and published by another hand', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom(...events), hands, (entry, event, by) => {
      const row = decide(entry, { event, by, now, today });
      if (typeof row === 'string' || row.to !== 'published' || row.from === 'published') return;
      expect(entry.state).toBe('noticed');
      expect(by).toEqual({ staff: 'checker' });
      expect(entry.answered || (entry.replyDueAt ?? now) < now).toBe(true);
    }),
  );
});

test('the clock ends what is over and nothing else', () => {
  fc.assert(
    fc.property(standings, fc.constantFrom(...events), (entry, event) => {
      const row = decide(entry, { event, by: 'clock', now, today });
      const over = entry.state === 'published' && entry.endsOn < today;
      expect(typeof row === 'object').toBe(event === 'lapse' && over);
    }),
  );
});

test('nobody moves what has ended, and who proposed never judges its appeal', () => {
  fc.assert(
    fc.property(standings, hands, (entry, by) => {
      const moves = movesOf(entry, { by, now, today });
      if (entry.state === 'ended' || entry.state === 'dropped') expect(moves).toEqual([]);
      if (typeof by === 'string' || by.staff === maker) {
        expect(moves).not.toContain('publish');
        expect(moves).not.toContain('answer');
      }
      if (by === 'supplier') for (const move of moves) expect(['reply', 'appeal']).toContain(move);
    }),
  );
});

test('a refusal says what stands in the way', () => {
  const noticed: Standing = {
    state: 'noticed',
    proposedBy: maker,
    replyDueAt: new Date('2026-12-04'),
    answered: false,
    appealed: false,
    appealAnswered: false,
    endsOn: '2028-11-21',
  };
  const publish = (entry: Standing, staff: string) =>
    decide(entry, { event: 'publish', by: { staff }, now, today });
  expect(publish(noticed, 'checker')).toBe('notHeard');
  expect(publish({ ...noticed, answered: true }, maker)).toBe('sameHand');
  expect(publish({ ...noticed, state: 'proposed' }, 'checker')).toBe('wrongState');
  expect(publish({ ...noticed, answered: true }, 'checker')).toMatchObject({ to: 'published' });
});
