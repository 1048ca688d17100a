/** The one door of the catalogue: what the composition and other slices may use. */
export { addStock, type StockToAdd } from './act.ts';
export { type BomFound, type BomPartFound, findForBom } from './bom.ts';
export { countSellersOf } from './bom-store.ts';
export { makerKey } from './core/maker-key.ts';
export { afterPrefix, mpnKey } from './core/mpn-key.ts';
export type { CatalogDeps, PartInspected, QuoteGiven, QuotesAsked } from './deps.ts';
export {
  labRecordsOf,
  offersById,
  sellersOfKeys,
  standingsOf,
  stockOfKeys,
} from './enquired-store.ts';
export { knownModels } from './known-store.ts';
export { listedPartStarts, listedPartsFrom } from './listed.ts';
export { priceBreaksOf, stockLineOf } from './present.ts';
export { type StockFacts, sellerStock } from './seller-store.ts';
export { makerCalled, sampleOfStock } from './sellers.ts';
export { catalogSlice } from './slice.ts';
export { freshAt, staleAt } from './sought.ts';
export { keepSellers, type SellerDrawn } from './standing-store.ts';
export {
  assertRoom,
  assertUndoable,
  type BulkAct,
  bulkStock,
  countStockChosen,
  editStock,
  undoStock,
} from './stock-edit.ts';
export { type Chosen, stockSize } from './stock-edit-store.ts';
export type { Judged } from './stock-judging-store.ts';
export {
  countStock,
  type OwnRow,
  ownLine,
  stockInBatches,
  stockMakers,
  stockOf,
} from './stock-list-store.ts';
export { mergeStaged, previewStaged, stagedOf } from './stock-merge.ts';
export {
  type LineValueRow,
  type PreviewRow,
  previewRows,
  type RemovedRow,
  removedRows,
} from './stock-preview-store.ts';
export {
  type Fate,
  refusedFates,
  SPARES,
  STAGE_COPY,
  type StagedList,
  stagedSize as countStaged,
  stagedText,
  unstage,
} from './stock-staging-store.ts';
export { confirmStock, freshnessOf, stockByKeys } from './stock-store.ts';
export { forgetChanges } from './stock-undo-store.ts';
export {
  lastInspections,
  makersByKey,
  offersOfParts,
  type PartSought,
  type SoughtOffer,
  stockMarks,
} from './watched-store.ts';
