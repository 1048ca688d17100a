import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailTopics } from '#contract/messages/topics.ts';
import { maskedEmail, refusalOf, unsubscribeKey } from './unsubscribe-key.ts';

const secret = Buffer.alloc(32, 7);
const refusals = fc.record({ account: fc.uuid(), topic: fc.constantFrom(...mailTopics) });

it('a key says whose mails of which topic, to the server that made it alone', () => {
  fc.assert(
    fc.property(refusals, (refusal) => {
      const key = unsubscribeKey(refusal, secret);
      expect(key).toMatch(/^[A-Za-z0-9_-]{20,80}$/);
      expect(refusalOf(key, secret)).toEqual(refusal);
      expect(refusalOf(key, Buffer.alloc(32, 8))).toBeNull();
    }),
  );
});

it('a key that was changed anywhere stands for nothing', () => {
  fc.assert(
    fc.property(refusals, fc.nat(), fc.integer({ min: 1, max: 255 }), (refusal, place, change) => {
      const bytes = Buffer.from(unsubscribeKey(refusal, secret), 'base64url');
      const at = place % bytes.length;
      bytes.writeUInt8((bytes[at] ?? 0) ^ change, at);
      expect(refusalOf(bytes.toString('base64url'), secret)).toBeNull();
    }),
  );
  for (const key of ['', 'nothing', 'A'.repeat(80)]) expect(refusalOf(key, secret)).toBeNull();
});

it('an address keeps its first sign and its domain', () => {
  expect(maskedEmail('dana@hollis.example')).toBe('d***@hollis.example');
  expect(maskedEmail('nobody')).toBe('***');
});
