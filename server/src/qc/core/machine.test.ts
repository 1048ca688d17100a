import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectionStates, type Outcome, outcomes } from '#contract/qc/calls.ts';
import {
  type InspectionActor,
  type InspectionEvent,
  inspectionActors,
  inspectionTable,
} from '#contract/qc/table.ts';
import { type Bench, inspectionMachine } from './machine.ts';

const bench = (state: Bench['state'], tests: Bench['tests'] = []): Bench => ({ state, tests });

interface Act {
  readonly event: InspectionEvent;
  readonly as: InspectionActor;
  readonly outcome?: Outcome;
}
/** The row that is taken, or what stands against it. */
function decide(one: Bench, { event, as: actor, outcome }: Act) {
  const payload = outcome === undefined ? null : { outcome };
  const found = inspectionMachine.decide(one, { event, actor, now: new Date(0), payload });
  return found.row ?? (found.refused === 'guard' ? found.guard : found.refused);
}

test('a suspect finding stops the plan, any other goes on', () => {
  for (const outcome of outcomes) {
    const row = decide(bench('testing'), { event: 'record', as: 'author', outcome });
    expect(row).toMatchObject({ to: outcome === 'suspect' ? 'stopped' : 'testing' });
  }
});

test('while the plan is stopped only the author resumes it', () => {
  expect(decide(bench('stopped'), { event: 'record', as: 'author', outcome: 'pass' })).toBe(
    'wrongState',
  );
  expect(decide(bench('stopped'), { event: 'resume', as: 'reviewer' })).toBe('notYourMove');
  expect(decide(bench('stopped'), { event: 'resume', as: 'author' })).toMatchObject({
    to: 'testing',
  });
});

test('a conclusion needs a result of every test that has a sample', () => {
  const open = [{ planned: 3, outcome: null }];
  const none = [
    { planned: 0, outcome: null },
    { planned: 3, outcome: 'pass' as const },
  ];
  const act = { event: 'conclude', as: 'author' } as const;
  expect(decide(bench('testing', open), act)).toBe('everyTestRecorded');
  expect(decide(bench('testing', none), act)).toMatchObject({ to: 'review' });
});

test('the author never reviews', () => {
  expect(decide(bench('review'), { event: 'issue', as: 'author' })).toBe('notYourMove');
  expect(decide(bench('review'), { event: 'sendBack', as: 'author' })).toBe('notYourMove');
});

test('whatever is taken is a row of the table from this state by this hand', () => {
  const acts = fc.record({
    event: fc.constantFrom(...inspectionTable.map((row) => row.event)),
    as: fc.constantFrom(...inspectionActors),
    outcome: fc.constantFrom(...outcomes),
  });
  fc.assert(
    fc.property(fc.constantFrom(...inspectionStates), acts, (state, act) => {
      const row = decide(bench(state), act);
      if (typeof row === 'string') return;
      expect(row.from).toBe(state);
      expect(row.event).toBe(act.event);
      expect(row.by).toContain(act.as);
    }),
  );
});
