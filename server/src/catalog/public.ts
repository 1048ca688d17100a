/** The one door of the catalogue: what the composition and other slices may use. */
export { addStock } from './act.ts';
export { afterPrefix, mpnKey } from './core/mpn-key.ts';
export type { CatalogDeps } from './deps.ts';
export { knownModels } from './known-store.ts';
export { listedPartStarts, listedPartsFrom } from './listed.ts';
export { stockLineOf } from './present.ts';
export { type StockFacts, sellerStock } from './seller-store.ts';
export { makerCalled, sampleOfStock } from './sellers.ts';
export { catalogSlice } from './slice.ts';
export { freshAt, staleAt } from './sought.ts';
export { confirmStock, countStock, freshnessOf, stockByKeys, stockOf } from './stock-store.ts';
