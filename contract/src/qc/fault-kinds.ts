import type { TestCode } from '../orders/terms.ts';

/** Kinds of bad lots that the planner knows (domain section 8), the commonest first. */
export const faultKinds = [
  'recycled',
  'remarked',
  'cloned',
  'defective',
  'forgedDocuments',
  'tampered',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The faults that a test can see at all, however large its sample is. */
const faultsByTest: Record<TestCode, readonly FaultKind[]> = {
  documents: ['forgedDocuments'],
  generalVisual: ['tampered', 'recycled'],
  detailedVisual: ['recycled', 'remarked'],
  solventRemarking: ['remarked'],
  solventResurfacing: ['remarked'],
  sem: ['remarked', 'recycled'],
  surfaceAnalysis: ['recycled', 'remarked'],
  xray: ['cloned', 'defective'],
  leadCheck: ['recycled'],
  leadFree: ['recycled'],
  decapsulation: ['cloned', 'remarked'],
  thermalCycling: ['defective'],
  electrical: ['cloned', 'defective'],
  functional: ['cloned', 'defective'],
  solderability: ['recycled'],
  ageing: ['defective'],
  acousticScanning: ['recycled', 'defective'],
  ddrMemory: ['remarked', 'defective'],
  mlcc: ['cloned', 'defective'],
  boundaryScan: ['remarked', 'cloned', 'defective'],
  transistor: ['cloned', 'defective'],
  programming: ['cloned', 'defective'],
  reliability: ['defective'],
  tapeAndReel: [],
  antistaticPacking: [],
};

/** Returns the faults that some tests can see, and those that none of them can. */
export function faultsOfTests(tests: readonly TestCode[]): {
  readonly found: readonly FaultKind[];
  readonly missed: readonly FaultKind[];
} {
  const visible = new Set(tests.flatMap((test) => faultsByTest[test]));
  return {
    found: faultKinds.filter((kind) => visible.has(kind)),
    missed: faultKinds.filter((kind) => !visible.has(kind)),
  };
}
