import { testCodes } from '../orders/terms.ts';
import type { TestCode } from '../orders/terms-schemas.ts';

/** The edition of the sampling standard that every plan and report names; no accreditation. */
export const edition = 'SAE AS6081:2012';
/** The standard as the stamp shows it. */
export const samplingStandard = 'AS6081';

/** How many pieces a test takes, for a lot of 200 or more and for a smaller one. */
export type SampleRule =
  /** The whole lot, whatever its size. */
  | { readonly kind: 'all' }
  /** A number of pieces, or all where the lot has fewer. */
  | { readonly kind: 'pieces'; readonly pieces: number; readonly leastPieces?: number }
  /** A number of pieces of a lot of 200 or more, all of a smaller one. */
  | { readonly kind: 'piecesThenAll'; readonly pieces: number };

/** A test service of the lab. */
export interface Service {
  /** Level of the table of domain section 8; E stands for an extra outside of it. */
  readonly level: string;
  /** Method that a result names where the inspector gives none. */
  readonly method: string;
  /** Price for one lot in cents of USD. */
  readonly priceMinor: bigint;
  /** Working days from the bench to the result; tests run side by side. */
  readonly days: number;
  readonly destructive: boolean;
  /** Whether a result names the instrument that it was measured with. */
  readonly needsInstrument?: true;
  /** Whether it packs the goods and finds nothing: it is no test that a report could miss. */
  readonly handles?: true;
  readonly sample: SampleRule;
}

/** Every test that the lab sells. */
export type Catalogue = Readonly<Record<TestCode, Service>>;

const all = { kind: 'all' } as const;
const three = { kind: 'pieces', pieces: 3 } as const;

/** The lab's tests as they come with the product, with the sample sizes of domain section 8. */
export const catalogue: Catalogue = {
  documents: {
    level: 'A1',
    method: 'AS6081',
    priceMinor: 0n,
    days: 1,
    destructive: false,
    sample: all,
  },
  generalVisual: {
    level: 'A2',
    method: 'IDEA-STD-1010',
    priceMinor: 0n,
    days: 1,
    destructive: false,
    sample: all,
  },
  detailedVisual: {
    level: 'A2',
    method: 'IDEA-STD-1010',
    priceMinor: 60_00n,
    days: 1,
    destructive: false,
    sample: { kind: 'pieces', pieces: 122 },
  },
  solventRemarking: {
    level: 'A3',
    method: 'C10–C12 + IPA (3:1)',
    priceMinor: 25_00n,
    days: 1,
    destructive: true,
    sample: three,
  },
  solventResurfacing: {
    level: 'A3',
    method: 'acetone',
    priceMinor: 25_00n,
    days: 1,
    destructive: true,
    sample: three,
  },
  sem: {
    level: 'A3',
    method: 'SEM 500–2,000×',
    priceMinor: 180_00n,
    days: 2,
    destructive: true,
    needsInstrument: true,
    sample: three,
  },
  surfaceAnalysis: {
    level: 'A3',
    method: 'XRF',
    priceMinor: 90_00n,
    days: 1,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 5 },
  },
  xray: {
    level: 'A4',
    method: '2D X-ray',
    priceMinor: 120_00n,
    days: 1,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 45, leastPieces: 5 },
  },
  leadCheck: {
    level: 'A5',
    method: '40×',
    priceMinor: 20_00n,
    days: 1,
    destructive: false,
    sample: three,
  },
  leadFree: {
    level: 'A5',
    method: 'XRF, RoHS',
    priceMinor: 50_00n,
    days: 1,
    destructive: false,
    needsInstrument: true,
    sample: three,
  },
  decapsulation: {
    level: 'A6',
    method: 'HNO3, 200×',
    priceMinor: 150_00n,
    days: 2,
    destructive: true,
    needsInstrument: true,
    sample: three,
  },
  thermalCycling: {
    level: 'B',
    method: 'MIL-STD-883 1010',
    priceMinor: 400_00n,
    days: 5,
    destructive: false,
    needsInstrument: true,
    sample: all,
  },
  electrical: {
    level: 'C',
    method: 'DC, 25 °C',
    priceMinor: 220_00n,
    days: 2,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'piecesThenAll', pieces: 116 },
  },
  functional: {
    level: 'C',
    method: 'AC, 25 °C',
    priceMinor: 350_00n,
    days: 3,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'piecesThenAll', pieces: 116 },
  },
  solderability: {
    level: 'E',
    method: 'J-STD-002',
    priceMinor: 80_00n,
    days: 1,
    destructive: true,
    needsInstrument: true,
    sample: three,
  },
  ageing: {
    level: 'D',
    method: 'MIL-STD-883 1015',
    priceMinor: 450_00n,
    days: 7,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 45 },
  },
  acousticScanning: {
    level: 'E',
    method: 'J-STD-035',
    priceMinor: 140_00n,
    days: 1,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 45 },
  },
  ddrMemory: {
    level: 'E',
    method: 'DDR, 1600 MHz',
    priceMinor: 260_00n,
    days: 2,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 45 },
  },
  mlcc: {
    level: 'E',
    method: 'IEC 60384-1, 1 kHz',
    priceMinor: 90_00n,
    days: 1,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 45 },
  },
  boundaryScan: {
    level: 'E',
    method: 'IEEE 1149.1',
    priceMinor: 160_00n,
    days: 1,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 45 },
  },
  transistor: {
    level: 'E',
    method: 'MIL-STD-750',
    priceMinor: 120_00n,
    days: 1,
    destructive: false,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 116 },
  },
  programming: {
    level: 'E',
    method: 'erase, write, verify',
    priceMinor: 150_00n,
    days: 2,
    destructive: false,
    needsInstrument: true,
    sample: all,
  },
  reliability: {
    level: 'E',
    method: 'JESD22',
    priceMinor: 600_00n,
    days: 10,
    destructive: true,
    needsInstrument: true,
    sample: { kind: 'pieces', pieces: 10 },
  },
  tapeAndReel: {
    level: 'E',
    method: 'EIA-481',
    priceMinor: 80_00n,
    days: 1,
    destructive: false,
    handles: true,
    sample: all,
  },
  antistaticPacking: {
    level: 'E',
    method: 'J-STD-033',
    priceMinor: 40_00n,
    days: 1,
    destructive: false,
    handles: true,
    sample: all,
  },
};

/** Tests that every lot gets, without a price of their own. */
export const included: readonly TestCode[] = ['documents', 'generalVisual'];

/** The chosen tests and those that every lot gets, each once, in the order of their levels. */
export function withIncluded(tests: readonly TestCode[]): TestCode[] {
  const chosen = new Set([...included, ...tests]);
  return testCodes.filter((code) => chosen.has(code));
}

/**
 * Price of tests in cents of USD for a number of lots (an order line counts as one). A test named
 * twice costs once; the included ones cost nothing, named or not.
 */
export function priceOf(tests: readonly TestCode[], lots = 1, from = catalogue): bigint {
  if (!Number.isInteger(lots) || lots < 0) throw new RangeError('lots must be a whole number');
  const once = withIncluded(tests).reduce((sum, code) => sum + from[code].priceMinor, 0n);
  return once * BigInt(lots);
}

/** Working days that the tests take: the longest of them, since they run side by side. */
export const daysOf = (tests: readonly TestCode[], from = catalogue): number =>
  Math.max(...withIncluded(tests).map((code) => from[code].days));
