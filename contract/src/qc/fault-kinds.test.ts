import { expect, it } from 'vitest';
import { testCodes } from '../orders/terms.ts';
import { faultKinds, faultsOfTests } from './fault-kinds.ts';

it('documents and a look at the lot see forged papers, and no clone', () => {
  expect(faultsOfTests(['documents', 'generalVisual'])).toEqual({
    found: ['recycled', 'forgedDocuments', 'tampered'],
    missed: ['remarked', 'cloned', 'defective'],
  });
});

it('every kind of fault is found by all tests together, and none by no test', () => {
  expect(faultsOfTests(testCodes)).toEqual({ found: [...faultKinds], missed: [] });
  expect(faultsOfTests([]).found).toEqual([]);
});
