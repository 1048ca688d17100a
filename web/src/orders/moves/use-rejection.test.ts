import { expect, it } from 'vitest';
import { rejectionHint, rejectionOf } from './use-rejection.ts';

it('is not known before the server answers', () => {
  const goesOn = rejectionOf({ data: undefined, error: null });
  expect(goesOn).toBeUndefined();
  expect(rejectionHint(goesOn)).toBeUndefined();
});

it('counts as one of the whole order where the server does not answer, or says so', () => {
  for (const goesOn of [
    rejectionOf({ data: undefined, error: new Error('offline') }),
    rejectionOf({ data: { money: null }, error: null }),
  ]) {
    expect(goesOn).toBeNull();
    expect(rejectionHint(goesOn)).toBe('hintReject');
  }
});
