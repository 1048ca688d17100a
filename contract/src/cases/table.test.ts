import { expect, test } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { caseActors, caseKinds, caseStates, caseTable, caseWaits } from './table.ts';

test('every state is reachable from a submitted case', () => {
  const reached = new Set<string>(['submitted']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const row of caseTable) if (reached.has(row.from)) reached.add(row.to);
  }
  expect([...reached].sort()).toEqual([...caseStates].sort());
});

test('no state is an end for good: a closed case is left by opening it again only', () => {
  expect([...statesOf(caseTable).ends]).toEqual([]);
  const ways = caseTable.filter((row) => row.from === 'closed');
  expect(ways.map((row) => row.event)).toEqual(['reopen']);
  expect(ways.every((row) => 'when' in row)).toBe(true);
});

test('every state but the closed one waits for somebody who may leave it', () => {
  for (const kind of caseKinds) {
    for (const state of caseStates) {
      const wait = caseWaits[kind][state];
      expect(wait === null, `${kind} ${state}`).toBe(state === 'closed');
      for (const actor of wait?.on ?? []) {
        const ways = caseTable.filter((row) => row.from === state && row.to !== state);
        expect(ways.flatMap((row) => [...row.by] as string[])).toContain(actor);
      }
    }
  }
});

test('what waits for its author expires by the clock after the time that it waits', () => {
  for (const kind of caseKinds) {
    for (const state of caseStates) {
      const expiry = caseTable.find((row) => row.from === state && row.event === 'expire');
      const wait = caseWaits[kind][state];
      const onAuthor = wait?.on.includes('author') ?? false;
      expect(expiry !== undefined, `${kind} ${state}`).toBe(onAuthor);
      if (expiry && 'due' in expiry) expect(expiry.due).toBe(wait?.within);
    }
  }
});

test('a state, an event and an actor name one row, and every move of support is announced', () => {
  for (const state of caseStates) {
    for (const actor of caseActors) {
      const events = caseTable
        .filter((row) => row.from === state && (row.by as readonly string[]).includes(actor))
        .map((row) => row.event);
      expect(new Set(events).size).toBe(events.length);
    }
  }
  const silent = caseTable.filter(
    (row) => !('notify' in row) && row.by.some((by: string) => by === 'support' || by === 'clock'),
  );
  expect([...new Set(silent.map((row) => row.event))].sort()).toEqual(['take']);
});
