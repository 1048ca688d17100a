import { expect, test } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { inspectionStates } from './constants.ts';
import { inspectionTable } from './table.ts';

const { all, ends } = statesOf(inspectionTable);

test('the table names every state, and only an issued inspection is at its end', () => {
  expect([...all].sort()).toEqual([...inspectionStates].sort());
  expect([...ends]).toEqual(['issued']);
});

test('every state is reached from testing', () => {
  const reached = new Set<string>(['testing']);
  for (let grown = true; grown; ) {
    const before = reached.size;
    for (const row of inspectionTable) if (reached.has(row.from)) reached.add(row.to);
    grown = reached.size > before;
  }
  expect([...reached].sort()).toEqual([...inspectionStates].sort());
});

test('only a reviewer leaves review, and elsewhere takes over or does nothing', () => {
  for (const row of inspectionTable) {
    const others = row.event === 'reassign' ? ['colleague', 'reviewer'] : ['author'];
    expect(row.by).toEqual(row.from === 'review' ? ['reviewer'] : others);
  }
});

test('an inspection is issued from review only, and enters review by its author only', () => {
  const issuing = inspectionTable.filter((row) => row.to === 'issued');
  expect(issuing.map((row) => row.from)).toEqual(['review']);
  const entering = inspectionTable.filter((row) => row.to === 'review');
  expect(entering.map((row) => row.event)).toEqual(['conclude']);
});

test('no result is recorded while the plan is stopped', () => {
  const leaving = inspectionTable.filter((row) => row.from === 'stopped');
  expect(leaving.map((row) => row.event)).toEqual(['reassign', 'resume']);
});
