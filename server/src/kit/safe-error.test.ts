import { expect, it } from 'vitest';
import { maskedRecipient, safeErrorText } from './safe-error.ts';

it('an error that staff read has no people, passwords, phones or keys in it', () => {
  expect(safeErrorText(new Error('550 no box li.wei@example.cn here\nstack'))).toBe(
    '550 no box •••@••• here',
  );
  expect(safeErrorText(new Error('connect smtp://user:word@mail.example:587'))).toBe(
    'connect smtp://•••@mail.example:587',
  );
  expect(safeErrorText('no route to +8613800138000')).toBe('no route to •••');
  expect(safeErrorText(`token ${'a1'.repeat(20)} is refused`)).toBe('token ••• is refused');
  expect(safeErrorText('x y '.repeat(200)).length).toBe(300);
});

it('a recipient is masked to its first sign and host, a phone to its end', () => {
  expect(maskedRecipient('li.wei@example.cn')).toBe('l•••@example.cn');
  expect(maskedRecipient('+8613800138000')).toBe('•••000');
});
