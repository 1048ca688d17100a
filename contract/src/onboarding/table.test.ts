import { expect, test } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { settlementStates, settlementTable, settlementWaits } from './table.ts';

test('every state is reachable from the draft', () => {
  const reached = new Set<string>(['draft']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const row of settlementTable) if (reached.has(row.from)) reached.add(row.to);
  }
  expect([...reached].sort()).toEqual([...settlementStates].sort());
});

test('only a pass is an end, and every other state waits for one who may act in it', () => {
  expect([...statesOf(settlementTable).ends]).toEqual(['pass']);
  for (const state of settlementStates) {
    const wait = settlementWaits[state];
    const actors = settlementTable.filter((row) => row.from === state).flatMap((row) => row.by);
    expect(wait === null).toBe(state === 'pass');
    for (const actor of wait?.on ?? []) expect(actors).toContain(actor);
  }
});

test('a state and an event name one row', () => {
  const names = settlementTable.map((row) => `${row.from} ${row.event}`);
  expect(new Set(names).size).toBe(names.length);
});
