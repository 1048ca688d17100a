/** The one door of the catalogue: what the composition and other slices may use. */
export { addStock, type NewOffer } from './add-stock.ts';
export { findBlacklistStages, saveBlacklistStage } from './blacklist-store.ts';
export { type BomFound, type BomPartFound, findForBom } from './bom.ts';
export { countSellersOf } from './bom-store.ts';
export { makerKey } from './core/manufacturer-key.ts';
export { afterPrefix, mpnKey } from './core/mpn-key.ts';
export type { CatalogDeps, InspectionSummary, QuotedPrice, QuoteFilter } from './deps.ts';
export {
  labRecordsOf,
  offersById,
  sellersOfKeys,
  standingsOf,
  stockOfKeys,
} from './enquiry-offers-store.ts';
export { findKnownModels } from './known-models-store.ts';
export { freshAt, staleAt } from './search-query.ts';
export { type SellerStanding, upsertSellerStandings } from './seller-standing-store.ts';
export { findStockFacts, type StockFacts } from './seller-store.ts';
export { getStockSample, resolveManufacturerName } from './sellers.ts';
export { listedPartStarts, listedPartsFrom } from './sitemap.ts';
export { catalogSlice } from './slice.ts';
export type { FateCounts } from './stock-compare-store.ts';
export {
  assertBelowLimit,
  assertUndoable,
  type BulkEdit,
  bulkStock,
  editStock,
  undoStock,
} from './stock-edit.ts';
export { countStockOf, type LineSelection } from './stock-edit-store.ts';
export {
  countStock,
  findOwnLine,
  listStock,
  listStockManufacturers,
  type OwnRow,
  streamStock,
} from './stock-list-store.ts';
export { mergeStaged, previewStaged, toStagedLine } from './stock-merge.ts';
export {
  type LineValueRow,
  listPreviewRows,
  listRemovedRows,
  type PreviewRow,
  type RemovedRow,
} from './stock-preview-store.ts';
export {
  countStaged,
  deleteStaged,
  type Fate,
  REFUSED_QUANTITY,
  refusedFates,
  STAGE_COPY,
  type StagedList,
  toCopyRow,
} from './stock-staging-store.ts';
export { confirmStock, countByFreshness, findStockByKeys } from './stock-store.ts';
export { deleteExpiredChanges } from './stock-undo-store.ts';
export { toPriceBreaks, toStockLine } from './views.ts';
export {
  findLastInspections,
  findManufacturersByKey,
  findOffersOfParts,
  findStockMarks,
  type WatchedOffer,
  type WatchedPart,
} from './watched-parts-store.ts';
