import { expect, it } from 'vitest';
import { isSameCompany } from './company-names.ts';

it('looks past marks, case and legal form', () => {
  expect(isSameCompany('Componentes Norte S.A.', 'COMPONENTES NORTE SA')).toBe(true);
  expect(isSameCompany('Hollis Instruments, Inc.', 'Hollis Instruments')).toBe(true);
  expect(isSameCompany('Ｍesswerk GmbH', 'Messwerk gmbh')).toBe(true);
  expect(isSameCompany('深圳市云璟电子有限公司', '深圳市云璟电子')).toBe(true);
});

it('tells other companies apart', () => {
  expect(isSameCompany('Messwerk GmbH', 'Messwerk Trading GmbH')).toBe(false);
  expect(isSameCompany('Hollis Instruments', 'Hollis Instrument')).toBe(false);
  expect(isSameCompany('Inc.', 'GmbH')).toBe(false);
});
