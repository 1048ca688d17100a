import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Email, Id } from './fields.ts';
import { isEmail, isId } from './shapes.ts';

describe('shapes say what the schemas say', () => {
  it('of e-mail addresses', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[ a-z@.-]{0,30}$/)),
        (text) => {
          expect(isEmail(text)).toBe(Email.safeParse(text).success);
        },
      ),
    );
  });

  it('of ids', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.uuid()), (text) => {
        expect(isId(text)).toBe(Id.safeParse(text).success);
      }),
    );
  });
});
