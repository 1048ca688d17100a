/** The one door of the catalogue: what the composition and other slices may use. */
export { mpnKey } from './core/mpn-key.ts';
export type { CatalogDeps } from './deps.ts';
export { knownModels } from './known-store.ts';
export { listedPartStarts, listedPartsFrom } from './listed.ts';
export { type StockFacts, sellerStock } from './seller-store.ts';
export { makerCalled, sampleOfStock } from './sellers.ts';
export { catalogSlice } from './slice.ts';
