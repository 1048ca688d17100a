/** The one door of the catalogue: what the composition and other slices may use. */
export { addStock, type NewOffer } from './commands/add-stock.ts';
export {
  assertBelowLimit,
  assertUndoable,
  type BulkEdit,
  bulkStock,
  editStock,
  undoStock,
} from './commands/edit-stock.ts';
export { mergeStock, previewStaged, toStagedLine } from './commands/merge-stock.ts';
export { makerKey } from './core/manufacturer-key.ts';
export { afterPrefix, mpnKey } from './core/mpn-key.ts';
export type { CatalogDeps, InspectionSummary, QuotedPrice, QuoteFilter } from './deps.ts';
export { freshSince, staleAt } from './engine/search-query.ts';
export { type BomFound, type BomPartFound, findForBom } from './queries/find-for-bom.ts';
export { getStockSample, resolveManufacturerName } from './queries/get-stock-sample.ts';
export { listedPartStarts, listPartsOfSitemap } from './queries/list-parts-of-sitemap.ts';
export { catalogSlice } from './slice.ts';
export { findBlacklistStages, saveBlacklistStage, saveWithdrawn } from './store/blacklist.ts';
export { countSellersOf } from './store/bom.ts';
export {
  labRecordsOf,
  offersById,
  sellersOfKeys,
  standingsOf,
  stockOfKeys,
} from './store/enquiry-offers.ts';
export { findKnownModels } from './store/known-models.ts';
export {
  type TrackRecordRow,
  upsertSellerStandings,
} from './store/seller-standing.ts';
export { findStockFacts, type StockFacts } from './store/sellers.ts';
export { confirmStock, countByFreshness, findStockByKeys } from './store/stock.ts';
export type { ConditionCount, FateCounts } from './store/stock-compare.ts';
export { countBesideOthers, countConditionChanges } from './store/stock-compare.ts';
export { countStockOf, type LineSelection } from './store/stock-edit.ts';
export {
  countStock,
  findOwnLine,
  listStock,
  listStockManufacturers,
  type OwnRow,
  streamStock,
} from './store/stock-list.ts';
export {
  type LineValueRow,
  listPreviewRows,
  listRemovedRows,
  type PreviewRow,
  type RemovedRow,
} from './store/stock-preview.ts';
export {
  countStaged,
  deleteStaged,
  type Fate,
  REFUSED_QUANTITY,
  refusedFates,
  STAGE_COPY,
  type StagedList,
  toCopyRow,
} from './store/stock-staging.ts';
export { deleteExpiredChanges } from './store/stock-undo.ts';
export {
  findLastInspections,
  findManufacturersByKey,
  findOffersOfParts,
  findStockMarks,
  type WatchedOffer,
  type WatchedPart,
} from './store/watched-parts.ts';
export { toPriceBreaks, toStockLine } from './views.ts';
