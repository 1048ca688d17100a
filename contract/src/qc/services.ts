import type { TestCode } from '../orders/terms-schemas.ts';

/** The laboratory's claims about its instruments (specification, quality-control catalogue). */
export const labClaims = {
  programmableTypes: 103_477,
  programmableMakers: 405,
  probeMhzMin: 15,
  probeMhzMax: 230,
  memoryMhzMax: 1600,
  memoryGb: 4,
  memorySeconds: 20,
} as const;

/** Kinds of services, in the order of the menu. */
export const serviceGroups = [
  'outside',
  'inside',
  'material',
  'measured',
  'stress',
  'packing',
] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

/** A test service of the laboratory as the public pages describe it. */
export interface LabService {
  /** The last part of its address under /qc-detection. */
  readonly slug: string;
  readonly group: ServiceGroup;
  /** Tests that it consists of. */
  readonly tests: readonly TestCode[];
  /** Number of the picture of the showcase that shows one of its findings. */
  readonly picture?: number;
}

/** Every test service of the specification's catalogue, and those that its sampling table adds. */
export const labServices = [
  {
    slug: 'visual',
    group: 'outside',
    tests: ['documents', 'generalVisual', 'detailedVisual'],
    picture: 10,
  },
  {
    slug: 'solvent',
    group: 'outside',
    tests: ['solventRemarking', 'solventResurfacing'],
    picture: 2,
  },
  { slug: 'lead-check', group: 'outside', tests: ['leadCheck'], picture: 5 },
  { slug: 'sem', group: 'outside', tests: ['sem'], picture: 6 },
  { slug: 'x-ray', group: 'inside', tests: ['xray'], picture: 7 },
  { slug: 'acoustic-scanning', group: 'inside', tests: ['acousticScanning'], picture: 9 },
  { slug: 'decapsulation', group: 'inside', tests: ['decapsulation'], picture: 4 },
  { slug: 'xrf', group: 'material', tests: ['surfaceAnalysis'] },
  { slug: 'lead-free', group: 'material', tests: ['leadFree'] },
  { slug: 'solderability', group: 'material', tests: ['solderability'] },
  { slug: 'electrical', group: 'measured', tests: ['electrical'], picture: 12 },
  { slug: 'functional', group: 'measured', tests: ['functional'] },
  { slug: 'ddr-memory', group: 'measured', tests: ['ddrMemory'] },
  { slug: 'mlcc', group: 'measured', tests: ['mlcc'] },
  { slug: 'jtag-boundary-scan', group: 'measured', tests: ['boundaryScan'] },
  { slug: 'transistor-mosfet', group: 'measured', tests: ['transistor'] },
  { slug: 'programming', group: 'measured', tests: ['programming'] },
  { slug: 'ageing', group: 'stress', tests: ['ageing'] },
  { slug: 'thermal-cycling', group: 'stress', tests: ['thermalCycling'] },
  { slug: 'reliability', group: 'stress', tests: ['reliability'] },
  { slug: 'tape-and-reel', group: 'packing', tests: ['tapeAndReel'] },
  { slug: 'antistatic-packing', group: 'packing', tests: ['antistaticPacking'] },
] as const satisfies readonly LabService[];
export type ServiceSlug = (typeof labServices)[number]['slug'];

/** Pages beside the services: the sampling standard, function and temperature, the planner. */
export const labGuides = ['standards', 'function-temperature', 'planner'] as const;
export type GuideSlug = (typeof labGuides)[number];

/** Every topic below /qc-detection, in the order in which the pages follow one another. */
export const labTopics: readonly (GuideSlug | ServiceSlug)[] = [
  ...labGuides,
  ...labServices.map(({ slug }) => slug),
];

/** Ambient ranges that makers commonly declare for their parts, in degrees Celsius. */
export const temperatureRanges = [
  { key: 'commercial', minC: 0, maxC: 70 },
  { key: 'industrial', minC: -40, maxC: 85 },
  { key: 'automotive', minC: -40, maxC: 125 },
  { key: 'military', minC: -55, maxC: 125 },
] as const;

/** A finding of the showcase: its picture and the verdict that such a lot gets. */
export interface Finding {
  readonly number: number;
  readonly verdict: 'pass' | 'conditional' | 'suspect' | 'fail';
  /** The service that brings it to light. */
  readonly service: ServiceSlug;
}

/** The twelve items of the showcase, in the order of their pictures. */
export const findings: readonly Finding[] = [
  { number: 1, verdict: 'pass', service: 'visual' },
  { number: 2, verdict: 'suspect', service: 'solvent' },
  { number: 3, verdict: 'pass', service: 'x-ray' },
  { number: 4, verdict: 'pass', service: 'decapsulation' },
  { number: 5, verdict: 'conditional', service: 'lead-check' },
  { number: 6, verdict: 'suspect', service: 'sem' },
  { number: 7, verdict: 'suspect', service: 'x-ray' },
  { number: 8, verdict: 'suspect', service: 'x-ray' },
  { number: 9, verdict: 'fail', service: 'acoustic-scanning' },
  { number: 10, verdict: 'conditional', service: 'visual' },
  { number: 11, verdict: 'suspect', service: 'visual' },
  { number: 12, verdict: 'fail', service: 'electrical' },
];
