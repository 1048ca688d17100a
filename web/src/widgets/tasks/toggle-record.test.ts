import { expect, it } from 'vitest';
import { isChosen, toggleRecord } from './toggle-record.ts';

const send = { record: 'order', ref: 'TO-261111-7954' } as const;
const followUp = { ...send };
const other = { record: 'order', ref: 'TO-261116-1114' } as const;

it('an order that waits in two queues is chosen once, and in both rows', () => {
  const chosen = toggleRecord([], send);
  expect(isChosen(chosen, followUp)).toBe(true);
  expect(toggleRecord(toggleRecord(chosen, other), followUp)).toEqual([other]);
});

it('records of two kinds with one number are two', () => {
  const claim = { record: 'case', ref: 'TO-261111-7954' } as const;
  expect(toggleRecord(toggleRecord([], send), claim)).toEqual([send, claim]);
});
