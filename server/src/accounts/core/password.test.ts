import { expect, test } from 'vitest';
import { Password } from '#contract/fields.ts';
import { commonPasswords } from './common-passwords.ts';
import { isWeak } from './password.ts';

test('the list holds only passwords that the rule on form lets pass', () => {
  const refused = [...commonPasswords].filter((password) => !Password.safeParse(password).success);
  expect(refused).toEqual([]);
  expect(commonPasswords.size).toBeGreaterThan(300);
});

test.each([
  'Password123',
  'qwerty123456',
  'a1b2c3d4',
  'aaaaaaa1',
  '1111aaaa',
  '2024admin',
  'Welcome2026',
  '123456zz',
  'jfischer2026',
  '1jfischer',
])('%s is weak', (password) => {
  expect(isWeak(password, 'j.fischer@example.de', commonPasswords)).toBe(true);
});

test.each(['kupfer88Lager', 'mT4zvQ81x', 'reel7tape13', 'xinpian2z9'])('%s will do', (password) => {
  expect(isWeak(password, 'j.fischer@example.de', commonPasswords)).toBe(false);
});
