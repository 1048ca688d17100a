import { expect, it } from 'vitest';
import { testCodes } from '../orders/terms.ts';
import { faultKinds, faultsOfTests } from './fault-kinds.ts';

it('documents and a look at the lot see forged papers, and no clone', () => {
  expect(faultsOfTests(['documents', 'generalVisual'])).toEqual({
    seen: ['recycled', 'forgedDocuments', 'tampered'],
    unseen: ['remarked', 'cloned', 'defective'],
  });
});

it('every kind of fault is seen by all tests together, and none by no test', () => {
  expect(faultsOfTests(testCodes)).toEqual({ seen: [...faultKinds], unseen: [] });
  expect(faultsOfTests([]).seen).toEqual([]);
});
