import { describe, expect, test } from 'vitest';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { routes } from './all-routes.ts';
import { admissionOf } from './Guard.tsx';
import { dashboardOf } from './paths.ts';

const member = (mainIdentity: 'buyer' | 'seller', sellerState: UserInfo['sellerState'] = null) =>
  ({ mainIdentity, sellerState }) as UserInfo;
const buyer = member('buyer');
const unsettled = member('seller', 'submitted');
const settled = member('seller', 'pass');

/** The pages that a member may open, of those that need a session. */
const openTo = (user: UserInfo) =>
  routes
    .filter(({ open, shell }) => shell !== 'staff' && open !== 'anyone' && open !== 'guest')
    .filter(({ open }) => admissionOf(open, user) === 'yes')
    .map(({ path }) => path);
const isOf = (identity: string) => (path: string) => path.startsWith(`/${identity}-`);

describe('roles and permissions', () => {
  test('spec 6: visitor: public pages only, every other one asks for a session', () => {
    const forMembers = routes.filter(({ shell }) => shell === 'console');
    expect(forMembers.length).toBeGreaterThan(20);
    expect(forMembers.filter(({ open }) => open === 'anyone' || open === 'guest')).toEqual([]);
  });

  test('spec 6: buyer: has the shared pages and buyer routes, and none of a seller’s', () => {
    const paths = openTo(buyer);
    expect(paths).toEqual(expect.arrayContaining(['/personal-center', '/message-center']));
    expect(paths).toEqual(expect.arrayContaining(['/buyer-dashboard', '/my-order']));
    expect(paths).toEqual(expect.arrayContaining(['/shopping-mall/new']));
    expect(paths.filter(isOf('seller'))).toEqual([]);
  });

  test('spec 6: seller: has the shared pages and seller routes, none of a buyer’s', () => {
    const paths = openTo(settled);
    expect(paths).toEqual(expect.arrayContaining(['/personal-center', '/seller-inventory']));
    expect(paths).toEqual(expect.arrayContaining(['/shopping-mall/new']));
    expect(paths.filter(isOf('buyer'))).toEqual([]);
  });
});

describe('pages whose address the specification fixes', () => {
  const routeAt = (address: string) => routes.find(({ path }) => path === address);

  test('a visitor may open and fill the entrusted order, without a console around it', () => {
    expect(routeAt('/buyer-place-order')).toMatchObject({ open: 'anyone', shell: 'public' });
  });

  test.each(['/complaint-seller-detail', '/feedback-detail'])(
    '%s answers without an id in its path, as it does with one',
    (address) => {
      const plain = routeAt(address);
      expect(plain).toBeDefined();
      expect(plain?.page).toBe(routeAt(`${address}/:id`)?.page);
      expect(plain?.parent).toBe(address.replace('detail', 'list'));
    },
  );
});

test('spec 6: boards and wallet: both identities have a wallet, and the boards in common', () => {
  const [bought, sold] = [openTo(buyer), openTo(settled)];
  for (const page of ['wallet', 'recharge', 'success/:action', 'log-detail/:type/:id']) {
    expect(bought).toContain(`/buyer-${page}`);
    expect(sold).toContain(`/seller-${page}`);
  }
  const boards = routes
    .map(({ path }) => path)
    .filter((path) => /^\/(shopping-mall|waste)/.test(path));
  expect(boards.length).toBeGreaterThan(6);
  for (const paths of [bought, sold]) expect(paths).toEqual(expect.arrayContaining(boards));
});

describe('spec 4: seller restriction', () => {
  test('spec 6: unsettled seller: reaches only what settling in needs', () => {
    const paths = openTo(unsettled);
    expect(paths).toEqual(expect.arrayContaining(['/seller-dashboard', '/seller-settlement']));
    expect(paths.filter((path) => /inventory|my-order|agent-order|wallet|mall/.test(path))).toEqual(
      [],
    );
  });

  test.each(['draft', 'submitted', 'rejected'] as const)('%s is offered settling in', (state) => {
    expect(admissionOf('settled', member('seller', state))).toBe('settle');
    expect(admissionOf('trader', member('seller', state))).toBe('settle');
  });
});

describe('spec 4: console type', () => {
  test('the dashboard follows from mainIdentity', () => {
    expect(dashboardOf('buyer')).toBe('/buyer-dashboard');
    expect(dashboardOf('seller')).toBe('/seller-dashboard');
  });
});
