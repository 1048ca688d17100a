import { describe, expect, it } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { postStates, replyStates } from './shapes.ts';
import { postTable, replyTable } from './table.ts';

interface Edge {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by: readonly string[];
  readonly when?: string;
  readonly due?: string;
  readonly since?: string;
}

const tables: { name: string; states: readonly string[]; rows: readonly Edge[]; ends: string[] }[] =
  [
    { name: 'post', states: postStates, rows: postTable, ends: [] },
    {
      name: 'reply',
      states: replyStates,
      rows: replyTable,
      ends: ['cancelled', 'closed', 'expired', 'withdrawn'],
    },
  ];

describe.each(tables)('the table of a board $name', ({ states, rows, ends }) => {
  it('names every state and no other', () => {
    expect([...statesOf(rows).all].sort()).toEqual([...states].sort());
  });

  it('reaches every state from open', () => {
    const reached = new Set(['open']);
    for (const _ of states) {
      for (const row of rows) if (reached.has(row.from)) reached.add(row.to);
    }
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('ends where the specification ends', () => {
    expect([...statesOf(rows).ends].sort()).toEqual(ends);
  });

  it('never lets two rows claim the same event without a guard that tells them apart', () => {
    const claims = rows.map((row) => `${row.from} ${row.event} ${row.when ?? ''}`);
    expect(new Set(claims).size).toBe(rows.length);
    for (const row of rows) {
      const twins = rows.filter((other) => other.from === row.from && other.event === row.event);
      if (twins.length > 1) expect(twins.every((twin) => twin.when !== undefined)).toBe(true);
    }
  });

  it('lets every row be taken by somebody, the clock only from a named moment on', () => {
    for (const row of rows) {
      expect(row.by.length).toBeGreaterThan(0);
      if (row.by.includes('clock')) expect([row.due, row.since]).not.toContain(undefined);
    }
  });
});
