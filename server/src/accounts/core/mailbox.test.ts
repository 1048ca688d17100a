import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

const word = fc.stringMatching(/^[a-z0-9._-]{1,12}$/);
const tag = fc.stringMatching(/^[a-z0-9.+_-]{0,12}$/);

test('whatever follows a plus sign leads to the same mailbox', () => {
  fc.assert(
    fc.property(word, word, tag, tag, (name, host, one, other) => {
      const plain = `${name}@${host}`;
      expect(mailboxOf(`${name}+${one}@${host}`)).toBe(plain);
      expect(mailboxOf(`${name}+${one}+${other}@${host}`)).toBe(plain);
      expect(mailboxOf(plain)).toBe(plain);
    }),
  );
});

test('other names and other hosts stay other mailboxes', () => {
  fc.assert(
    fc.property(word, word, word, word, tag, (name, host, otherName, otherHost, more) => {
      fc.pre(name !== otherName || host !== otherHost);
      expect(mailboxOf(`${name}+${more}@${host}`)).not.toBe(
        mailboxOf(`${otherName}+${more}@${otherHost}`),
      );
    }),
  );
});

test('the normal form is its own', () => {
  fc.assert(
    fc.property(word, tag, tag, word, (name, one, other, host) => {
      const normal = mailboxOf(`${name}+${one}+${other}@${host}`);
      expect(mailboxOf(normal)).toBe(normal);
    }),
  );
});
