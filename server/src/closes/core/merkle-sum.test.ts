import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LeafContent,
  leafOf,
  levelsOf,
  neighborsOf,
  nodeOf,
  type PathStep,
  paddedCount,
  rootOf,
} from './merkle-sum.ts';

const amount = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((b) => Buffer.from(b).toString('hex'));
const content = fc.record<LeafContent>({
  day: fc.constant('2026-11-21'),
  kind: fc.constantFrom('balance', 'order'),
  subject: fc.uuid(),
  salt: hex,
  available: amount,
  frozen: amount,
  deposit: amount,
  held: amount,
});
const contents = fc.array(content, { minLength: 1, maxLength: 40 });

const padding = (): LeafContent => ({
  day: '2026-11-21',
  kind: 'padding',
  subject: '',
  salt: randomBytes(32).toString('hex'),
  available: 0n,
  frozen: 0n,
  deposit: 0n,
  held: 0n,
});

/** Returns the contents filled up, and the levels of their tree. */
function treeOf(list: readonly LeafContent[]) {
  const missing = paddedCount(list.length) - list.length;
  const filled = [...list, ...Array.from({ length: missing }, padding)];
  const levels = levelsOf(filled.map(leafOf));
  const root = levels.at(-1)?.[0];
  if (root === undefined) throw new Error('a tree has a root');
  const pathOf = (index: number): PathStep[] =>
    neighborsOf(index, levels.length).map(({ level, index: at, side }) => {
      const node = levels[level]?.[at];
      if (node === undefined) throw new Error('a neighbor is missing');
      return { ...node, side };
    });
  return { filled, levels, root, pathOf };
}

describe('a tree of balances', () => {
  it('has the sum of all its leaves at its root, whatever it is filled up with', () => {
    fc.assert(
      fc.property(contents, (list) => {
        const { root, filled } = treeOf(list);
        const usd = list.reduce((sum, l) => sum + l.available + l.frozen + l.held, 0n);
        expect(root.usd).toBe(usd);
        expect(root.cny).toBe(list.reduce((sum, { deposit }) => sum + deposit, 0n));
        expect(Math.log2(filled.length) % 1).toBe(0);
      }),
    );
  });

  it('leads from every leaf by its path to its root', () => {
    fc.assert(
      fc.property(contents, (list) => {
        const { root, filled, pathOf } = treeOf(list);
        filled.forEach((one, index) => {
          expect(rootOf(leafOf(one), pathOf(index))).toEqual(root);
        });
      }),
    );
  });

  it('leads to another root once anything of a leaf or of its path is changed', () => {
    const changed = fc.constantFrom(
      'available',
      'frozen',
      'deposit',
      'held',
      'salt',
      'subject',
      'day',
    );
    fc.assert(
      fc.property(
        contents,
        fc.nat(),
        changed,
        fc.bigInt({ min: 1n, max: 9n }),
        (list, at, what, by) => {
          const { root, pathOf } = treeOf(list);
          const index = at % list.length;
          const own = list[index];
          if (own === undefined) throw new Error('no leaf');
          const value = own[what];
          const other = typeof value === 'bigint' ? value + by : `${value}0`;
          expect(rootOf(leafOf({ ...own, [what]: other }), pathOf(index)).hash).not.toBe(root.hash);
          const path = pathOf(index);
          const step = at % path.length;
          for (const part of ['usd', 'cny'] as const) {
            const bent = path.map((one, nth) =>
              nth === step ? { ...one, [part]: one[part] + by } : one,
            );
            expect(rootOf(leafOf(own), bent).hash).not.toBe(root.hash);
          }
        },
      ),
    );
  });

  it('refuses amounts below zero, by which sums could hide what is owed', () => {
    const own = leafOf({ ...padding(), available: 5n });
    expect(() => leafOf({ ...padding(), available: -1n })).toThrow(RangeError);
    expect(() => nodeOf(own, { hash: own.hash, usd: -1n, cny: 0n })).toThrow(RangeError);
    expect(() => nodeOf({ hash: own.hash, usd: 0n, cny: -1n }, own)).toThrow(RangeError);
    expect(() => levelsOf([own, own, own])).toThrow(RangeError);
  });

  it('shows a path nothing of others but hashes and sums of what stands beside it', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 2, maxLength: 20 }), (list) => {
        const { pathOf, filled } = treeOf(list);
        const shown = JSON.stringify(pathOf(0), (_, v) => (typeof v === 'bigint' ? `${v}` : v));
        for (const { subject, salt } of filled.slice(1)) {
          if (subject !== '') expect(shown).not.toContain(subject);
          expect(shown).not.toContain(salt);
        }
      }),
    );
  });

  it('blinds a leaf: the same balance of the same account has another hash under another salt', () => {
    fc.assert(
      fc.property(content, hex, (one, salt) => {
        fc.pre(salt !== one.salt);
        expect(leafOf({ ...one, salt }).hash).not.toBe(leafOf(one).hash);
      }),
    );
  });

  it('keeps leaves and nodes apart: no leaf hashes like the node above two others', () => {
    const left = leafOf({ ...padding(), available: 1n });
    const right = leafOf({ ...padding(), available: 2n });
    const forged = leafOf({ ...padding(), subject: left.hash, salt: right.hash, available: 3n });
    expect(forged.hash).not.toBe(nodeOf(left, right).hash);
  });
});
