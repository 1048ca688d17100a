import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  get length() {
    return stored.size;
  },
  key: (index: number) => [...stored.keys()][index] ?? null,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const { keyOf } = await import('./handoff-key.ts');

const NOW = Date.UTC(2026, 10, 23, 8);
const HOUR_MS = 3_600_000;
beforeEach(() => stored.clear());

test('a code has the same key in every tab of the phone, and another code another', () => {
  const key = keyOf('one', NOW);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(keyOf('one', NOW + 60_000)).toBe(key);
  expect(keyOf('two', NOW)).not.toBe(key);
});

test('keys of yesterday are deleted, and nothing else is', () => {
  stored.set('theme', 'dark');
  keyOf('old', NOW - 25 * HOUR_MS);
  keyOf('recent', NOW - HOUR_MS);
  keyOf('one', NOW);
  expect([...stored.keys()]).toEqual(['theme', 'handoff:recent', 'handoff:one']);
});

test('an entry that cannot be read is replaced', () => {
  stored.set('handoff:one', '{');
  const key = keyOf('one', NOW);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(keyOf('one', NOW)).toBe(key);
});
