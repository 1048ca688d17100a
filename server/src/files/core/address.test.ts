import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, linkHolds, signedLink, urlOf } from './address.ts';

const secret = randomBytes(32);
const id = '01936f00-0000-7000-8000-000000000001';
const MINUTE_MS = 60_000;
const at = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});

const parts = (link: string) => {
  const url = new URL(link, 'http://localhost');
  return {
    id: idOf(url.pathname) ?? '',
    s: url.searchParams.get('s'),
    e: url.searchParams.get('e'),
  };
};

test('an address and its id are one thing, and nothing else is an address', () => {
  fc.assert(fc.property(fc.uuid(), (one) => idOf(urlOf(one)) === one));
  for (const url of ['', id, `/files/${id}/`, `/files/${id}?s=1`, `/files/../${id}`, '/files/--']) {
    expect(idOf(url)).toBeNull();
  }
});

test('a link holds for 30 to 60 minutes, whenever it was made', () => {
  fc.assert(
    fc.property(fc.uuid(), at, (one, now) => {
      const link = parts(signedLink(urlOf(one), now, secret));
      const holds = linkHolds(link, now, secret) * 1000;
      expect(holds).toBeGreaterThan(30 * MINUTE_MS - 1001);
      expect(holds).toBeLessThanOrEqual(60 * MINUTE_MS);
      expect(linkHolds(link, new Date(now.getTime() + holds + 1000), secret)).toBe(0);
    }),
  );
});

test('links of one half hour are equal, so that a browser keeps the file', () => {
  const link = (time: string) => signedLink(urlOf(id), new Date(`2026-11-21T${time}Z`), secret);
  expect(link('00:00:00')).toBe(link('00:29:59'));
  expect(link('00:30:00')).not.toBe(link('00:29:59'));
});

test('a link with anything changed does not hold', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const good = parts(signedLink(urlOf(id), now, secret));
  expect(linkHolds(good, now, secret)).toBeGreaterThan(0);
  const other = '01936f00-0000-7000-8000-000000000002';
  const bad: [unknown, unknown, string][] = [
    [good.s, good.e, other],
    [good.s, String(Number(good.e) + 43_200), id],
    [undefined, good.e, id],
    [[good.s], good.e, id],
    ['', good.e, id],
    [`${good.s}=`, good.e, id],
    [good.s, '9999999999999', id],
  ];
  for (const [s, e, file] of bad) expect(linkHolds({ id: file, s, e }, now, secret)).toBe(0);
  expect(linkHolds(good, now, randomBytes(32))).toBe(0);
});

test('a text that is no stored address is answered as it is', () => {
  expect(signedLink('/logo.svg', new Date(), secret)).toBe('/logo.svg');
});
