import { expect, test } from 'vitest';
import { type CodeState, codeEnd, codeFailure, codeWaitS } from './code.ts';

const sent = new Date('2026-11-21T08:00:00Z');
const after = (seconds: number) => new Date(sent.getTime() + seconds * 1000);
const code: CodeState = {
  sentAt: sent,
  expiresAt: codeEnd(sent),
  tries: 0,
  isUsed: false,
  hourStartedAt: sent,
  hourSent: 1,
};

test('another code may be sent after 120 seconds', () => {
  expect(codeWaitS(null, sent)).toBe(0);
  expect(codeWaitS(code, sent)).toBe(120);
  expect(codeWaitS(code, after(119.5))).toBe(1);
  expect(codeWaitS(code, after(120))).toBe(0);
});

test('the seventh code of an hour waits for the hour to end', () => {
  const full = { ...code, sentAt: after(900), hourSent: 6 };
  expect(codeWaitS(full, after(1200))).toBe(2400);
  expect(codeWaitS(full, after(3600))).toBe(0);
});

test('a code lives ten minutes and five tries, and is used once', () => {
  expect(codeFailure(code, after(599))).toBeNull();
  expect(codeFailure(code, after(600))).toBe('code.expired');
  expect(codeFailure({ ...code, tries: 4 }, sent)).toBeNull();
  expect(codeFailure({ ...code, tries: 5 }, sent)).toBe('code.spent');
  expect(codeFailure({ ...code, isUsed: true }, sent)).toBe('code.spent');
  expect(codeFailure(null, sent)).toBe('code.expired');
});
