import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastsNow } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toastsNow().map(({ text }) => text);

test('a failure that is shown again stands once, and anew', () => {
  toast('Network error', 'fail');
  toast('Saved');
  const before = toastsNow()[0]?.id;
  toast('Network error', 'fail');
  expect(texts()).toEqual(['Saved', 'Network error']);
  expect(toastsNow()[1]?.id).not.toBe(before);
});

test('each success stands for itself: every one of them may be taken back', () => {
  const action = { label: 'Undo', onPick: () => undefined };
  toast('3 lines changed', 'pass', action);
  toast('3 lines changed', 'pass', action);
  expect(texts()).toHaveLength(2);
});

test('at most three stand at a time; a failure stands longer, and what offers an act longest', () => {
  toast('a');
  toast('b');
  toast('c', 'fail');
  toast('d', 'pass', { label: 'Undo', onPick: () => undefined });
  expect(texts()).toEqual(['b', 'c', 'd']);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual(['c', 'd']);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual(['d']);
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual([]);
});
