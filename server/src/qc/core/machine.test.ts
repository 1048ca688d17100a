import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectionStates, outcomes } from '#contract/qc/constants.ts';
import type { Outcome } from '#contract/qc/inspection-schemas.ts';
import {
  type InspectionActor,
  type InspectionEvent,
  inspectionActors,
  inspectionTable,
} from '#contract/qc/table.ts';
import { actorOf, type Result } from './inspection.ts';
import { type Decided, inspectionMachine } from './machine.ts';

const lot = (state: Decided['state'], plan: Decided['plan'] = []): Decided => ({ state, plan });
const resultOf = (outcome: Outcome) => ({ outcome }) as Result;
const row = (planned: number, outcome: Outcome | null, leftOutReason: string | null = null) => ({
  planned,
  leftOutReason,
  result: outcome === null ? null : resultOf(outcome),
});

interface Attempted {
  readonly event: InspectionEvent;
  readonly as: InspectionActor;
  readonly outcome?: Outcome;
}
/** The row that is taken, or what stands against it. */
function decide(one: Decided, { event, as: actor, outcome }: Attempted) {
  const payload = outcome === undefined ? null : { result: resultOf(outcome) };
  const found = inspectionMachine.decide(one, { event, actor, now: new Date(0), payload });
  return found.row ?? (found.refused === 'guard' ? found.guard : found.refused);
}

test('a suspect finding stops the plan, any other goes on', () => {
  for (const outcome of outcomes) {
    const found = decide(lot('testing'), { event: 'record', as: 'author', outcome });
    expect(found).toMatchObject({ to: outcome === 'suspect' ? 'stopped' : 'testing' });
  }
});

test('while the plan is stopped only the author resumes it', () => {
  expect(decide(lot('stopped'), { event: 'record', as: 'author', outcome: 'pass' })).toBe(
    'wrongState',
  );
  expect(decide(lot('stopped'), { event: 'resume', as: 'reviewer' })).toBe('notYourMove');
  expect(decide(lot('stopped'), { event: 'resume', as: 'author' })).toMatchObject({
    to: 'testing',
  });
});

test('a conclusion needs a result of every test that has a sample, or a reason against it', () => {
  const conclude = { event: 'conclude', as: 'author' } as const;
  expect(decide(lot('testing', [row(3, null)]), conclude)).toBe('everyTestRecorded');
  const done = [row(0, null), row(3, 'pass'), row(45, null, 'The cabinet is being repaired.')];
  expect(decide(lot('testing', done), conclude)).toMatchObject({ to: 'review' });
});

test('neither the author nor who was it before reviews', () => {
  for (const as of ['author', 'colleague'] as const) {
    expect(decide(lot('review'), { event: 'issue', as })).toBe('notYourMove');
    expect(decide(lot('review'), { event: 'sendBack', as })).toBe('notYourMove');
  }
});

test('a person of the lab is the author, took part before, or may review', () => {
  const one = { author: { id: 'a', name: 'A' }, formerAuthors: ['b'] };
  expect(['a', 'b', 'c'].map((id) => actorOf(one, id))).toEqual([
    'author',
    'colleague',
    'reviewer',
  ]);
  expect(actorOf({ author: null, formerAuthors: [] }, 'c')).toBe('author');
});

test('anybody else takes over from the author, and nobody from oneself', () => {
  for (const state of ['testing', 'stopped'] as const) {
    expect(decide(lot(state), { event: 'reassign', as: 'author' })).toBe('notYourMove');
    for (const as of ['colleague', 'reviewer'] as const) {
      expect(decide(lot(state), { event: 'reassign', as })).toMatchObject({ to: state });
    }
  }
});

test('whatever is taken is a row of the table from this state by this person', () => {
  const attempts = fc.record({
    event: fc.constantFrom(...inspectionTable.map(({ event }) => event)),
    as: fc.constantFrom(...inspectionActors),
    outcome: fc.constantFrom(...outcomes),
  });
  fc.assert(
    fc.property(fc.constantFrom(...inspectionStates), attempts, (state, attempt) => {
      const found = decide(lot(state), attempt);
      if (typeof found === 'string') return;
      expect(found.from).toBe(state);
      expect(found.event).toBe(attempt.event);
      expect(found.by).toContain(attempt.as);
    }),
  );
});
