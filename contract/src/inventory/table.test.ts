import { expect, test } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { importBusy, importStates, importTable, importWaits } from './table.ts';

test('every state is reachable from an uploaded list', () => {
  const reached = new Set<string>(['uploaded']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const row of importTable) if (reached.has(row.from)) reached.add(row.to);
  }
  expect([...reached].sort()).toEqual([...importStates].sort());
});

test('a list ends undone, failed or cancelled; what is done can only be undone', () => {
  expect([...statesOf(importTable).ends].sort()).toEqual(['cancelled', 'failed', 'undone']);
  expect(importTable.filter(({ from }) => from === 'done').map(({ event }) => event)).toEqual([
    'undo',
  ]);
});

test('a state and an event name one row', () => {
  const names = importTable.map((row) => `${row.from} ${row.event}`);
  expect(new Set(names).size).toBe(names.length);
});

test('stock is written by one row and put back by one, and neither can be cancelled', () => {
  const applied = importTable.filter(({ event }) => event === 'applied' || event === 'undone');
  expect(applied.map(({ from, to, by }) => [from, to, ...by])).toEqual([
    ['applying', 'done', 'reader'],
    ['undoing', 'undone', 'reader'],
  ]);
  for (const state of ['applying', 'undoing']) {
    const events = importTable.filter(({ from }) => from === state).map(({ event }) => event);
    expect(events as string[], state).not.toContain('cancel');
  }
});

test('what is worked on can fail, and what waits for its seller can be cancelled and lapses', () => {
  const events = (state: string) =>
    importTable.filter(({ from }) => from === state).map(({ event }) => event as string);
  for (const state of importBusy) expect(events(state), state).toContain('fail');
  for (const state of importWaits) {
    expect(events(state), state).toEqual(expect.arrayContaining(['cancel', 'lapse']));
  }
});
