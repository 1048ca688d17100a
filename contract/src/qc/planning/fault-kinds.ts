import { testCodes } from '../../orders/terms.ts';
import type { TestCode } from '../../orders/terms-schemas.ts';

/** Counterfeit types that the planner knows (domain section 8), the commonest first. */
export const faultKinds = [
  'recycled',
  'remarked',
  'overproduced',
  'cloned',
  'defective',
  'forgedDocuments',
  'tampered',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * The chance that a test recognizes a piece of a kind that lies in its sample, by estimate of the
 * lab; a kind that is left out cannot be seen by the test, however large its sample is.
 */
export const sensitivity: Readonly<Record<TestCode, Readonly<Partial<Record<FaultKind, number>>>>> =
  {
    documents: { forgedDocuments: 0.7, overproduced: 0.2 },
    generalVisual: { recycled: 0.05, remarked: 0.05, tampered: 0.3 },
    detailedVisual: { recycled: 0.6, remarked: 0.55, tampered: 0.3 },
    solventRemarking: { remarked: 0.9 },
    solventResurfacing: { remarked: 0.85, recycled: 0.2 },
    sem: { remarked: 0.85, recycled: 0.7 },
    surfaceAnalysis: { recycled: 0.65, remarked: 0.4, cloned: 0.3 },
    xray: { cloned: 0.8, defective: 0.3, tampered: 0.5, remarked: 0.4 },
    leadCheck: { recycled: 0.75 },
    leadFree: { recycled: 0.4, cloned: 0.2 },
    decapsulation: { cloned: 0.95, remarked: 0.9, overproduced: 0.4, tampered: 0.7 },
    thermalCycling: { defective: 0.5, recycled: 0.4 },
    electrical: { cloned: 0.7, defective: 0.85, remarked: 0.5, overproduced: 0.2 },
    functional: { cloned: 0.85, defective: 0.95, remarked: 0.6, tampered: 0.4, overproduced: 0.25 },
    solderability: { recycled: 0.6 },
    ageing: { defective: 0.7, overproduced: 0.3, recycled: 0.3 },
    acousticScanning: { recycled: 0.65, remarked: 0.6, defective: 0.3 },
    ddrMemory: { remarked: 0.85, defective: 0.9, cloned: 0.6 },
    mlcc: { cloned: 0.8, defective: 0.9, overproduced: 0.3 },
    boundaryScan: { cloned: 0.9, remarked: 0.85, defective: 0.4, tampered: 0.3 },
    transistor: { cloned: 0.9, defective: 0.9, remarked: 0.8 },
    programming: { cloned: 0.7, defective: 0.6, tampered: 0.6, recycled: 0.3 },
    reliability: { defective: 0.8, recycled: 0.6 },
    tapeAndReel: {},
    antistaticPacking: {},
  };

/** Kinds that are a fact of the whole lot: one look at its papers is the whole sample. */
export const lotKinds: readonly FaultKind[] = ['forgedDocuments'];

/** Families of parts, as far as they decide which tests can be made at all. */
export const partFamilies = ['logic', 'memory', 'programmable', 'transistor', 'capacitor'] as const;
export type PartFamily = (typeof partFamilies)[number];

/** Tests that are made on some families alone; all others are made on every part. */
const familiesOf: Readonly<Partial<Record<TestCode, readonly PartFamily[]>>> = {
  ddrMemory: ['memory'],
  mlcc: ['capacitor'],
  boundaryScan: ['programmable', 'logic'],
  transistor: ['transistor'],
  programming: ['programmable', 'memory'],
  decapsulation: ['logic', 'memory', 'programmable', 'transistor'],
  functional: ['logic', 'memory', 'programmable'],
};

/** Returns the tests that can be made on parts of a family, packing services left out. */
export const testsForFamily = (family: PartFamily): TestCode[] =>
  testCodes.filter(
    (test) =>
      Object.keys(sensitivity[test]).length > 0 && (familiesOf[test]?.includes(family) ?? true),
  );
