import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from '#web/app/routing/all-routes.ts';
import { redirects } from '#web/app/routing/routes.ts';

const web = join(import.meta.dirname, '..', 'web', 'src');

describe('the route table', () => {
  it('names a page that is there for every address', () => {
    const missing = routes
      .map(({ page }) => page)
      .filter((page) => {
        const [slice = '', ...name] = page.split('/');
        return !existsSync(join(web, slice, 'pages', `${name.join('/')}.tsx`));
      });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has every address once, and its redirects and parents lead to addresses that are there', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const to of Object.values(redirects)) expect(paths).toContain(to);
    for (const { parent } of routes) {
      const leads = paths.some((path) => !parent || matchPath(path, parent) !== null);
      expect([parent, leads]).toEqual([parent, true]);
    }
  });

  it('shows consoles to the signed-in only, and guests pages of their own', () => {
    for (const route of routes) {
      if (route.shell === 'console') expect(route.open).not.toBe('anyone');
      if (route.shell === 'staff') expect(route.open).toBe('staff');
    }
  });
});
