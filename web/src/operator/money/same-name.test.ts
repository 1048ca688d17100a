import { expect, it } from 'vitest';
import { sameName } from './same-name.ts';

it('looks past marks, case and legal form', () => {
  expect(sameName('Componentes Norte S.A.', 'COMPONENTES NORTE SA')).toBe(true);
  expect(sameName('Hollis Instruments, Inc.', 'Hollis Instruments')).toBe(true);
  expect(sameName('Ｍesswerk GmbH', 'Messwerk gmbh')).toBe(true);
  expect(sameName('深圳市云璟电子有限公司', '深圳市云璟电子')).toBe(true);
});

it('tells other companies apart', () => {
  expect(sameName('Messwerk GmbH', 'Messwerk Trading GmbH')).toBe(false);
  expect(sameName('Inc.', 'GmbH')).toBe(false);
});
