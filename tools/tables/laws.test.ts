import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowsFrom, statesOf, statesReachedFrom } from '#contract/state-machine.ts';
import { documentedTables } from './documented-tables.ts';

const root = resolve(import.meta.dirname, '..', '..');

it('every table of the contract is documented, and so kept by the laws below', async () => {
  const tables = new Set<unknown>();
  for (const file of globSync('contract/src/*/{table,*machine}.ts', { cwd: root })) {
    const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      if (!name.endsWith('Table')) continue;
      for (const rows of Array.isArray(value) ? [value] : Object.values(value as object)) {
        tables.add(rows);
      }
    }
  }
  expect(tables.size).toBeGreaterThan(9);
  const known = new Set<unknown>(documentedTables.map(({ rows }) => rows));
  expect([...tables].filter((rows) => !known.has(rows))).toEqual([]);
});

describe.each(documentedTables.map((table) => [table.name, table] as const))(
  'the table %s',
  (_, table) => {
    const { rows, first } = table;
    const { all, ends } = statesOf(rows);

    it('reaches every state from its first', () => {
      expect([...statesReachedFrom(rows, first)].sort()).toEqual([...all].sort());
    });

    it('leaves every state that is no end, and comes to an end where it has one', () => {
      for (const state of all) {
        const left = rowsFrom(rows, state).some((row) => row.to !== state);
        expect(left, state).toBe(!ends.has(state));
        if (ends.size === 0) continue;
        expect(
          [...statesReachedFrom(rows, state)].some((one) => ends.has(one)),
          state,
        ).toBe(true);
      }
    });

    it('tells two rows of one event apart by their guard or their actor', () => {
      for (const row of rows) {
        const twins = rowsFrom(rows, row.from, row.event).filter(
          (other) => other !== row && other.by.some((actor) => row.by.includes(actor)),
        );
        for (const twin of twins) {
          expect(row.when, `${row.from} ${row.event}`).toBeDefined();
          expect(twin.when).not.toBe(row.when);
        }
      }
    });

    it('gives a time to rows of the clock alone, and each of those a time or a guard', () => {
      for (const row of rows) {
        const isClock = row.by.includes('clock');
        if (isClock) expect(row.by, row.event).toEqual(['clock']);
        if (row.due !== undefined) expect(isClock, row.event).toBe(true);
        if (isClock) expect(row.due ?? row.when, row.event).toBeDefined();
        if (row.since !== undefined) expect(row.due, row.event).toBeDefined();
      }
    });

    it('writes of a message only where somebody is notified, and never notifies the clock', () => {
      for (const row of rows) {
        if (row.message !== undefined || row.mail !== undefined) {
          expect(row.notify?.length, row.event).toBeGreaterThan(0);
        }
        expect(row.notify ?? []).not.toContain('clock');
      }
    });

    it('waits in its states for actors who have a row there', () => {
      for (const [state, wait] of Object.entries(table.waits)) {
        if (!all.has(state)) continue;
        for (const one of wait === null ? [] : [wait, ...(wait.instead ?? [])]) {
          for (const actor of one.on) {
            const own = rowsFrom(rows, state, one.for).filter((row) => row.by.includes(actor));
            expect(own.length, `${state} ${actor}`).toBeGreaterThan(0);
          }
        }
      }
    });
  },
);
