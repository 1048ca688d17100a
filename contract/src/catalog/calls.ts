import { anyone, parties, query } from '../call.ts';
import { searching, suggesting } from './searching.ts';

const schemas = () => import('./schemas.ts');

/**
 * Stock of a part number: groups of part number and maker, the closest match first, the first
 * groups with their first offers. Only the first `SEARCH_DEPTH` groups of a keyword are shown;
 * `bounded` says that there are more, and `total` counts those shown. A visitor sees the offers and
 * nobody sees how to reach a seller. Under four characters a keyword must be the whole number.
 */
export const searchElectronic = query({
  path: '/search/electronic',
  callers: anyone,
  schemas: () => schemas().then((all) => all.searchElectronic),
  sessionMaxAgeS: 5,
  perMinute: 120,
  perCaller: searching,
});

/** More offers of one group, by its part number and maker; the first `OFFERS_DEPTH` of them. */
export const searchOffers = query({
  path: '/search/offers',
  callers: anyone,
  schemas: () => schemas().then((all) => all.searchOffers),
  sessionMaxAgeS: 5,
  perMinute: 120,
  perCaller: searching,
});

/** The makers of what a keyword finds, with how many offers each has, most first. */
export const getElectronicBrand = query({
  path: '/search/getElectronicBrand',
  callers: anyone,
  schemas: () => schemas().then((all) => all.getElectronicBrand),
  sessionMaxAgeS: 5,
  perMinute: 120,
  perCaller: searching,
});

/**
 * Part numbers in stock that begin with what is typed, those with most offers first, and makers
 * whose name does; ten together at most. Fewer than two signs suggest nothing.
 */
export const suggest = query({
  path: '/search/suggest',
  callers: anyone,
  schemas: () => schemas().then((all) => all.suggest),
  sessionMaxAgeS: 5,
  perMinute: 300,
  perCaller: suggesting,
});

/** Orders of magnitude of a quoted quantity; `from` pieces or more, below the next. */
export const quantityBands = [1, 10, 100, 1_000, 10_000, 100_000] as const;

/**
 * Lists quotes of a part number on the platform in the last `QUOTE_RECORD_MONTHS`, the latest
 * first, at most `SEARCH_DEPTH` rows. Signed-in buyers and sellers only.
 */
export const quoteRecord = query({
  path: '/search/quoteRecord',
  callers: parties,
  schemas: () => schemas().then((all) => all.quoteRecord),
  perMinute: 60,
  perCaller: searching,
});

/** The makers in the quote record of a part number, with how many quotes each has. */
export const getQuoteRecordBrand = query({
  path: '/search/getQuoteRecordBrand',
  callers: parties,
  schemas: () => schemas().then((all) => all.getQuoteRecordBrand),
  perMinute: 60,
  perCaller: searching,
});

/**
 * Prices of completed deals whose goods passed inspection, by month of the last three years, the
 * oldest first. A month with fewer than `PRICES_MIN` deals has no point.
 */
export const priceHistory = query({
  path: '/search/priceHistory',
  callers: anyone,
  schemas: () => schemas().then((all) => all.priceHistory),
  perMinute: 120,
  perCaller: searching,
});

/** How many inspected deals of a part number were completed, and when the last one was. */
export const partDeals = query({
  path: '/search/deals',
  callers: anyone,
  schemas: () => schemas().then((all) => all.partDeals),
});
