import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsContacts } from './contacts.ts';

const author = {
  name: 'Ana Ruiz',
  company: 'Ruiz SL',
  email: 'ana@ruiz.test',
  phone: '+34 600 123 456',
};

test('a text with the address, name, company or telephone of the author holds its contacts', () => {
  for (const text of [
    'Write to ANA@ruiz.test please',
    'I am Ana Ruiz of Madrid',
    'ruiz sl ordered it',
    'Call 600-123-456 today',
    'Call 0034 (600) 12.34.56',
  ]) {
    expect(holdsContacts(text, author), text).toBe(true);
  }
});

test('an account of what happened holds no contacts', () => {
  for (const text of ['600 pieces came, 123 were marked otherwise', 'Lot 2456, LM358DR, Ana', '']) {
    expect(holdsContacts(text, author), text).toBe(false);
  }
  expect(holdsContacts('A b c', { name: 'b', company: '', email: 'x@y.z', phone: '12' })).toBe(
    false,
  );
});

test('a telephone is found whatever parts its digits', () => {
  const marks = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '/');
  fc.assert(
    fc.property(fc.array(marks, { minLength: 9, maxLength: 9 }), (parts) => {
      const written = [...'600123456'].map((digit, place) => digit + parts[place]).join('');
      expect(holdsContacts(`Tel ${written} thanks`, author)).toBe(true);
    }),
  );
});
