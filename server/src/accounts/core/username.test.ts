import { expect, test } from 'vitest';
import { isReserved } from './username.ts';

test('no account speaks for the platform by its name', () => {
  for (const name of ['admin', 'ADMIN', 'Assay_01', 'support.1', 'Yan-Xin', 'assay.admin']) {
    expect(isReserved(name), name).toBe(true);
  }
  for (const name of ['fischer', 'adminton', 'guestar']) expect(isReserved(name), name).toBe(false);
});
