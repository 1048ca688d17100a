/** Every constant of the specification, once (section 9 of both documents). */
export const limits = {
  requestTimeoutMs: 50_000,
  codeResendS: 120,
  codeValidS: 600,
  codeTries: 5,
  unreadPollMs: 300_000,
  scrollToTopPx: 300,
  suggestDelayMs: 200,
  /** Part numbers are proposed once typing has rested so long. */
  searchSuggestDelayMs: 150,
  badgeMax: 99,
  exactUnderChars: 4,
  pageSizes: [10, 15, 20],
  pageSizeDefault: 10,
  passwordMin: 8,
  passwordMax: 20,
  staffPasswordMin: 12,
  staffPasswordMax: 64,
  /** A link by which staff choose a password is good for so many hours. */
  staffLinkHours: 72,
  sessionDays: 30,
  /** A session of staff ends after so many hours. */
  staffSessionHours: 12,
  /** A sign-in waits so long for its second factor, and a passkey's challenge for its answer. */
  secondStepS: 600,
  challengeS: 300,
  passkeysMax: 10,
  recoveryCodes: 10,
  /** An e-mail code proves who holds a session for so long. */
  mailProofS: 600,
  /** A second factor that was proved in order to add another one counts for so long. */
  factorProofS: 600,
  replayDays: 7,
  recycleDays: 30,
  stockStaleDays: 30,
  /** Lines that one seller may have in stock. */
  stockLinesMax: 2_000_000,
  priceBreaksMax: 5,
  /** A stock list may have so many rows, and its file be so large. */
  importRowsMax: 1_048_576,
  importMaxMb: 200,
  /** Imports of one seller that wait or are worked on at a time. */
  importsOpenMax: 5,
  /** An import or a bulk edit may be taken back for so long. */
  stockUndoHours: 24,
  stockKeysMax: 10,
  uploadFilesMax: 5,
  attachmentFilesMax: 3,
  uploadMaxKb: 3072,
  uploadMinBytes: 1,
  /** Freight from the dock to the buyer on Assay's account at the carrier, per order. */
  freightUsd: '45.00',
  rechargeMax: '5000000.00',
  proofMaxKb: 3072,
  logoMaxKb: 1024,
  licenceMinKb: 20,
  licenceMaxKb: 2048,
  creditCodeChars: 18,
  /** Parcels of one shipment to the dock. */
  shipmentParcelsMax: 10,
  orderParcelsMax: 100,
  depositCny: '10000.00',
  /** A deposit is paid back within so many working days of the request. */
  depositReturnWorkingDays: 15,
  /** A first result of the test centre takes at least so many hours. */
  resultHoursMin: 24,
  /** An exporter's yearly cost without Assay, by the specification's example. */
  tradeCostYearCny: '575392.00',
  /** At least what own export costs in a year, as the specification claims it. */
  tradeCostYearLeastCny: '500000.00',
  /** Shelf life that sellers state for their parts, at least. */
  shelfLifeMonths: 3,
  zoomStep: 0.2,
  zoomMin: 0.2,
  zoomMax: 5,
  rotateStep: 90,
  afterSaleDaysMin: 30,
  /** Days by which one person may state a delivery to be earlier than its recording. */
  deliveredDaysBackMax: 3,
  /** Share of the return freight of a claim that the seller may be asked to pay, at most. */
  claimFreightMostUsd: '500.00',
  textMax: 2000,
} as const;

export const imageExtensions = ['png', 'jpg', 'jpeg'] as const;
/** Endings of a proof of transfer: banks give PDFs, phones photos. */
export const proofExtensions = [...imageExtensions, 'pdf'] as const;
export const attachmentExtensions = [
  'pdf',
  'xls',
  'xlsx',
  'jpg',
  'jpeg',
  'png',
  'wav',
  'mp4',
  'rmvb',
] as const;

/** Endings of stock lists; what is in the file decides how it is read. */
export const importExtensions = ['xls', 'xlsx', 'ods', 'csv', 'tsv', 'txt'] as const;
