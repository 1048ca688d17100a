/** The one door of a seller's own stock. */
export { inventorySlice } from './slice.ts';
