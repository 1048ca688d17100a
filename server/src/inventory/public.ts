/** The one door of a seller's own stock. */
export type { InventoryDeps } from './deps.ts';
export { inventoryMessages } from './messages.ts';
export { inventorySlice } from './slice.ts';
