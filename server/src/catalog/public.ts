/** The one door of the catalogue: what the composition and other slices may use. */
export { mpnKey } from './core/mpn-key.ts';
export { type CatalogDeps, catalogSlice } from './slice.ts';
