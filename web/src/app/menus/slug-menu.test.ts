import fc from 'fast-check';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from '../routing/all-routes.ts';
import { routeFinder } from '../routing/has-route.ts';
import { indexOfPath, indexOfSlug, slugAt, slugMenu } from './slug-menu.ts';

const hasRoute = routeFinder(routes);
const entry = fc.constantFrom(...slugMenu);

describe('the slug table', () => {
  it('leads from a slug to its place and back', () => {
    fc.assert(
      fc.property(entry, ({ slug, index, path }) => {
        expect(indexOfSlug(slug)).toEqual(index);
        expect(slugAt(index)).toBe(slug);
        expect(indexOfPath(path)).toEqual(index);
      }),
    );
  });

  it('gives every place and every address to one slug alone', () => {
    for (const column of [
      slugMenu.map(({ index }) => index.join('-')),
      slugMenu.map(({ slug }) => slug),
      slugMenu.map(({ path }) => path),
    ])
      expect(new Set(column).size).toBe(slugMenu.length);
  });

  it('answers null for a place without a slug and for a slug without a place', () => {
    const places = new Set(slugMenu.map(({ index }) => index.join('-')));
    fc.assert(
      fc.property(fc.tuple(fc.nat(9), fc.nat(9)), (at) => {
        expect(slugAt(at) !== null).toBe(places.has(at.join('-')));
      }),
    );
    expect(indexOfSlug('nowhere')).toBeNull();
    expect(indexOfPath('/home')).toBeNull();
  });

  it('spec 2: information pages: holds the pairs of the specification', () => {
    const places = slugMenu.map(({ slug, index }) => `${slug} ${index.join('-')}`);
    expect(places).toEqual([
      'about-us 0-1',
      'product-service 0-2',
      'contact-us 0-3',
      'login 1-1',
      'register 1-2',
      'obtainPassword 1-3',
      'how-to-buy 2-1',
      'addComplaintSeller 2-3',
      'blacklist 2-4',
      'how-to-sell 3-1',
      'my-shop 3-2',
      'advertise 3-3',
      'seller-membership 3-4',
      'terms-of-service 4-1',
      'privacy-notice 4-2',
      'FAQ 4-3',
      'addFeedback 4-4',
    ]);
  });

  it('names pages that the route table has', () => {
    expect(slugMenu.filter(({ path }) => !hasRoute(path))).toEqual([]);
  });
});

describe('a parent path of the route table', () => {
  it('is a page of its own', () => {
    const parents = routes.flatMap((route) => route.parent ?? []);
    expect(parents.filter((parent) => !hasRoute(parent))).toEqual([]);
  });

  it('is not lost to the route that takes every path', () => {
    expect(hasRoute('/no-such-page')).toBe(false);
    expect(hasRoute('/ops/no-such-page')).toBe(false);
    expect(matchPath('*', '/no-such-page')).not.toBeNull();
  });
});
