/** The one door of the catalogue: what the composition and other slices may use. */
export { mpnKey } from './core/mpn-key.ts';
export type { CatalogDeps } from './deps.ts';
export { knownModels } from './known-store.ts';
export { catalogSlice } from './slice.ts';
