/** The one door of inspection: what the composition and other slices may use. */
export { priceOf } from './core/catalogue.ts';
