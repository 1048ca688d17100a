import type { Payer, ServiceBearer } from './terms-schemas.ts';

/** Goods types of the specification's recommended inspection. */
export const goodsTypes = ['originalUnder3', 'originalOver3', 'bulkNew', 'refurbished'] as const;

/** Tests and services of the lab: those of the sampling table (domain section 8), then the others. */
export const testCodes = [
  'documents',
  'generalVisual',
  'detailedVisual',
  'solventRemarking',
  'solventResurfacing',
  'sem',
  'surfaceAnalysis',
  'xray',
  'leadCheck',
  'leadFree',
  'decapsulation',
  'thermalCycling',
  'electrical',
  'functional',
  'solderability',
  'ageing',
  'acousticScanning',
  'ddrMemory',
  'mlcc',
  'boundaryScan',
  'transistor',
  'programming',
  'reliability',
  'tapeAndReel',
  'antistaticPacking',
] as const;

/**
 * Who pays the tests: `assay` bears them where the goods fail, unless the terms say otherwise; half
 * each gives the odd cent of a line to the buyer.
 */
export const payers = ['buyer', 'seller', 'half', 'assay'] as const;

/** Who bears the freight by a settlement; half each gives an odd cent to the buyer. */
export const freightBearers = ['buyer', 'seller', 'half'] as const;
export type FreightBearer = (typeof freightBearers)[number];

/** Who bears the service fee by the terms; half each gives an odd cent to the buyer. */
export const serviceBearers = ['buyer', 'seller', 'half'] as const;

/** Who bears the tests by a settlement; `terms` leaves them with whom the terms put them on. */
export const testBearers = ['terms', 'buyer', 'seller', 'half'] as const;
export type TestBearer = (typeof testBearers)[number];

/** Who pays tests and service in the first version of the terms (domain section 6, terms). */
export const standardPayers: {
  readonly testsOnPass: Payer;
  readonly testsOnFail: Payer;
  readonly serviceBy: ServiceBearer;
} = {
  testsOnPass: 'buyer',
  testsOnFail: 'assay',
  serviceBy: 'buyer',
};
