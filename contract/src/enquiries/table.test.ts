import { describe, expect, it } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { requestStates, requestTable, requestWaits } from './table.ts';

describe('the table of requests to quote', () => {
  // An order that is cancelled moves its quotes on; nobody is waited for until then.
  const moved = requestTable.filter((row) => !('offered' in row));
  const { all, left, ends } = statesOf(moved);

  it('names every state, and ends in refused, expired, ordered or closed', () => {
    expect([...all].sort()).toEqual([...requestStates].sort());
    expect([...ends].sort()).toEqual(['closed', 'expired', 'ordered', 'refused']);
  });

  it('waits for somebody exactly in the states that it leaves', () => {
    expect(Object.keys(requestWaits).sort()).toEqual([...left].sort());
  });

  it('lets every state that waits end without its actors: by the clock', () => {
    for (const state of left) {
      const clocked = requestTable.some(
        (row) => row.from === state && row.to !== state && row.by.some((by) => by === 'clock'),
      );
      expect([state, clocked]).toEqual([state, true]);
    }
  });

  it('tells the other side of every move', () => {
    for (const row of moved)
      expect([row.event, 'notify' in row && row.notify.length > 0]).toEqual([row.event, true]);
  });
});
