import { command, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/** How many addresses, and how many freight accounts, a buyer keeps. */
export const BOOK_MAX = 20;

const by = ['buyer'] as const;

/** The buyer's addresses, the default one first. */
export const addressList = query({
  path: '/address/list',
  callers: by,
  schemas: () => schemas().then((all) => all.addressList),
});

/** Adds an address, or changes the one that `id` names. The first one is the default. */
export const addressSave = command({
  path: '/address/save',
  perCaller: quotas.book,
  callers: by,
  schemas: () => schemas().then((all) => all.addressSave),
  failures: ['book.full'],
});

/** Removes an address; where it was the default, the latest other one is. */
export const addressDel = command({
  path: '/address/del',
  callers: by,
  schemas: () => schemas().then((all) => all.addressDel),
});

/** Makes an address the default one; the one before is it no longer. */
export const addressSetDefault = command({
  path: '/address/setDefault',
  callers: by,
  schemas: () => schemas().then((all) => all.addressSetDefault),
});

export const freightList = query({
  path: '/freight/list',
  callers: by,
  schemas: () => schemas().then((all) => all.freightList),
});

/** Adds an account, or changes label and default of the one that `id` names. */
export const freightSave = command({
  path: '/freight/save',
  perCaller: quotas.book,
  callers: by,
  schemas: () => schemas().then((all) => all.freightSave),
  failures: ['book.full'],
});

export const freightDel = command({
  path: '/freight/del',
  callers: by,
  schemas: () => schemas().then((all) => all.freightDel),
});

/** The whole number of one account, for its own buyer alone: what an order's form is filled with. */
export const freightOne = query({
  path: '/freight/one',
  ownOnly: true,
  callers: by,
  schemas: () => schemas().then((all) => all.freightOne),
});
