import { expect, test } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { blacklistStates, blacklistTable, blacklistWaits } from './table.ts';

test('every state is reachable from the proposal', () => {
  const reached = new Set<string>(['proposed']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const row of blacklistTable) if (reached.has(row.from)) reached.add(row.to);
  }
  expect([...reached].sort()).toEqual([...blacklistStates].sort());
});

test('an entry ends or is dropped, and nothing else is an end', () => {
  expect([...statesOf(blacklistTable).ends].sort()).toEqual(['dropped', 'ended']);
});

test('a state and an event name one row', () => {
  const names = blacklistTable.map((row) => `${row.from} ${row.event}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every state that is no end waits for one who may act in it', () => {
  for (const state of blacklistStates) {
    const wait = blacklistWaits[state];
    const actors: readonly string[] = blacklistTable
      .filter((row) => row.from === state)
      .flatMap((row) => [...row.by]);
    expect(wait === null).toBe(actors.length === 0);
    for (const actor of wait?.on ?? []) expect(actors).toContain(actor);
  }
});
