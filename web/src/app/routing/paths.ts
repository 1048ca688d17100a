import type { Identity } from '#contract/option-schemas.ts';

/** Addresses of pages that other pages lead to; the route table holds them all. */
export const paths = {
  home: '/home',
  login: '/login',
  register: '/register',
  obtainPassword: '/obtain-password',
  bom: '/BOM-inquire',
  escrow: '/intermediary-services',
  placeOrder: '/buyer-place-order',
  contact: '/blogs/contact-us',
  mall: '/shopping-mall/new',
  mallMine: '/shopping-mall/mine',
  messages: '/message-center',
  settlement: '/seller-settlement',
  ops: '/ops',
  opsLogin: '/ops/login',
} as const;

/** The dashboard of a console: where the console button and a refused page lead. */
export const dashboardOf = (identity: Identity | null): string =>
  identity === 'seller' ? '/seller-dashboard' : '/buyer-dashboard';
