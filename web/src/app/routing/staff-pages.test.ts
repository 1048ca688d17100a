import { describe, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#contract/call.ts';
import { isPermitted, permissions } from '#contract/permissions.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type consoleWords from '../console/locales/zh.ts';
import { staffEntries, staffMenu } from '../menus/menus.ts';
import { routes } from './all-routes.ts';
import { routeFinder } from './has-route.ts';
import { permissionOf, staffPages } from './staff-pages.ts';

const hasRoute = routeFinder(routes);
const keys = Object.assign((key: string) => key, { parts: (key: string) => key, lang: 'en' });
const t = keys as unknown as Translator<typeof consoleWords>;
const menuOf = (roles: readonly StaffRole[]) =>
  staffMenu(t, roles, { counts: {}, current: '/ops' }).flatMap(({ links }) =>
    links.map(({ to }) => to),
  );
const entries = staffEntries.flatMap(({ links }) => links.map(({ to }) => to));

test('every page of the console has a permission, and no other address has', () => {
  const paths = routes.filter(({ open }) => open === 'staff').map(({ path }) => path);
  expect(Object.keys(staffPages).sort()).toEqual([...paths].sort());
});

test('an address with an id has the permission of its page', () => {
  expect(permissionOf('/ops/orders/0190-1')).toBe('orders');
  expect(permissionOf('/ops/content/pages/about-us/en')).toBe('content');
  expect(permissionOf('/ops/no/such/page/at/all')).toBe('console');
});

describe.each(staffRoles)('the menu of %s', (role) => {
  test('holds pages alone that the role may open', () => {
    const menu = menuOf([role]);
    expect(menu).toContain('/ops');
    expect(new Set(menu).size).toBe(menu.length);
    for (const to of menu) {
      expect(hasRoute(to), to).toBe(true);
      const permission = permissionOf(to.split('?')[0] ?? '');
      expect(permissions[permission], to).toContain(role);
    }
  });

  test('leaves out no page that the role may open, but for the work of another desk', () => {
    const menu = menuOf([role]);
    const missing = entries
      .filter((to) => !to.includes('?') && !menu.includes(to))
      .filter((to) => isPermitted([role], permissionOf(to)));
    expect(missing).toEqual([]);
  });
});

test('the menu of content has no way to orders, which its calls refuse', () => {
  expect(menuOf(['content'])).not.toContain('/ops/orders');
  expect(menuOf(['content'])).toContain('/ops/notices');
});

test('somebody with two roles sees each entry once', () => {
  const menu = menuOf(['support', 'content', 'admin']);
  expect(new Set(menu).size).toBe(menu.length);
});
