import { command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/**
 * The rate of today with its source and time, what it was lately (the oldest first), the fee and
 * the limits. `rate` is null while finance has set none. `most` is what I may sell now.
 */
export const exchangeRate = query({
  path: '/wallet/exchange/rate',
  callers: parties,
  schemas: () => schemas().then((all) => all.exchangeRate),
});

const quoteFails = [
  'exchange.noRate',
  'exchange.oldRate',
  'exchange.tooSmall',
  'exchange.tooLarge',
  'exchange.dayOver',
  'wallet.notEnough',
  'exchange.currency',
] as const;

/**
 * Locks the rate for ten minutes for a sale and a payee, and mails the code that confirms exactly
 * these. An earlier quote of mine that was not used ends.
 */
export const exchangeQuote = command({
  path: '/wallet/exchange/quote',
  perCaller: quotas.exchangeQuotes,
  callers: parties,
  schemas: () => schemas().then((all) => all.exchangeQuote),
  failures: [...quoteFails, 'code.wait'],
});

/**
 * Applies for an exchange as quoted: the sold amount is frozen until finance has paid or failed.
 * The second factor, where one is needed, must have been given for this quote.
 */
export const exchangeApply = command({
  path: '/wallet/exchange/apply',
  perCaller: quotas.exchanges,
  callers: parties,
  schemas: () => schemas().then((all) => all.exchangeApply),
  failures: [
    ...quoteFails,
    'exchange.quoteOver',
    'exchange.quoteUsed',
    'exchange.quoteOther',
    'code.wrong',
    'code.expired',
    'code.spent',
    'factor.needed',
    'factor.none',
    'factor.wrong',
    'totp.wrong',
    'login.locked',
  ],
});

/** My exchanges, the newest first. */
export const exchangeList = query({
  path: '/wallet/exchange/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.exchangeList),
});

/** One exchange of mine. */
export const exchangeOne = query({
  path: '/wallet/exchange/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.exchangeOne),
});

const finance = permissions.exchanges;

/** Exchanges for finance: those in progress come oldest first, the others newest first. */
export const opsExchangeList = query({
  path: '/ops/exchange/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsExchangeList),
});

export const opsExchangeOne = query({
  path: '/ops/exchange/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsExchangeOne),
});

/**
 * Says that the CNY were ordered at the bank, by its reference. The exchange is done once a second
 * person has approved it by `/ops/approval/approve`.
 */
export const opsExchangePropose = command({
  path: '/ops/exchange/propose',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsExchangePropose),
  failures: [
    'exchange.changed',
    'exchange.notPayable',
    'exchange.payeeChanged',
    'finance.ownMoney',
    'exchange.referenceUsed',
    'payout.inFile',
    'approval.open',
  ],
});

/** The exchange cannot be made: all of the frozen amount is available again, without a fee. */
export const opsExchangeFail = command({
  path: '/ops/exchange/fail',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsExchangeFail),
  failures: [
    'exchange.changed',
    'finance.ownMoney',
    'payout.inFile',
    'exchange.paying',
    'bank.matched',
    'approval.samePerson',
  ],
});

/**
 * Says that the bank sent the CNY back, with its reason. Another person of finance records it, by
 * `/ops/approval/approve`; the sold USD are frozen again then.
 */
export const opsExchangeProposeReturn = command({
  path: '/ops/exchange/proposeReturn',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsExchangeProposeReturn),
  failures: ['exchange.changed', 'finance.ownMoney', 'exchange.referenceUsed', 'approval.open'],
});

/** Opens a returned exchange again, to be paid by two people anew. */
export const opsExchangeReopen = command({
  path: '/ops/exchange/reopen',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsExchangeReopen),
  failures: ['exchange.changed', 'exchange.payeeChanged', 'finance.ownMoney'],
});
