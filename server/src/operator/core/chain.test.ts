import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyHead, type Link, linkHash, walk } from './chain.ts';

function chainOf(bodies: readonly string[]): Link[] {
  let prev = emptyHead.hash;
  return bodies.map((body, index) => {
    const seq = index + 1;
    const hash = linkHash({ seq, prev, body });
    const link = { seq, prev, hash, body };
    prev = hash;
    return link;
  });
}

const bodies = fc.array(fc.string(), { minLength: 1, maxLength: 12 });
const drawn = bodies.chain((texts) =>
  fc.record({ texts: fc.constant(texts), at: fc.nat(texts.length - 1) }),
);

test('an untouched chain is whole, in one piece or in two', () => {
  fc.assert(
    fc.property(drawn, ({ texts, at }) => {
      const links = chainOf(texts);
      const whole = walk(emptyHead, links);
      expect(whole).toMatchObject({ brokenAt: null, head: { seq: texts.length } });
      const first = walk(emptyHead, links.slice(0, at));
      expect(walk(first.head, links.slice(at))).toEqual(whole);
    }),
  );
});

test('a changed row is recordRef', () => {
  fc.assert(
    fc.property(drawn, ({ texts, at }) => {
      const links = chainOf(texts);
      const changed = links.map((link, index) =>
        index === at ? { ...link, body: `${link.body}.` } : link,
      );
      expect(walk(emptyHead, changed).brokenAt).toBe(at + 1);
    }),
  );
});

test('a changed row whose hash was made to fit is found at the next one', () => {
  const links = chainOf(['a', 'b', 'c']);
  const [first, second, third] = links as [Link, Link, Link];
  const forged = { ...second, body: 'B', hash: linkHash({ ...second, body: 'B' }) };
  expect(walk(emptyHead, [first, forged, third]).brokenAt).toBe(3);
});

test('a row that was taken away is recordRef', () => {
  fc.assert(
    fc.property(drawn, ({ texts, at }) => {
      const links = chainOf([...texts, 'last']);
      const left = links.filter((_, index) => index !== at);
      expect(walk(emptyHead, left).brokenAt).toBe(at + 1);
    }),
  );
});
