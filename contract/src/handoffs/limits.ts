import type { TestCode } from '../orders/terms-schemas.ts';

/** Records that a phone takes photos for. */
export const handoffKinds = ['inspection', 'parcel'] as const;
export type HandoffKind = (typeof handoffKinds)[number];

/** A hand-off holds for so many minutes from its opening. */
export const HANDOFF_MINUTES = 15;

/** Photos that one hand-off takes, at most. */
export const HANDOFF_PHOTOS_MAX = 20;
/** Photos by one hand-off of each kind: as many as the record keeps. */
export const handoffPhotosMax: Readonly<Record<HandoffKind, number>> = {
  inspection: HANDOFF_PHOTOS_MAX,
  parcel: 10,
};

/** Characters of a caption and of a scale, at most. */
export const CAPTION_MAX = 200;
export const SCALE_MAX = 40;

const measured: ReadonlySet<TestCode> = new Set([
  'detailedVisual',
  'xray',
  'decapsulation',
  'sem',
  'surfaceAnalysis',
  'acousticScanning',
]);

/** Returns whether pictures of a test say their scale, because sizes are read from them. */
export const needsScale = (test: TestCode | null): boolean => test !== null && measured.has(test);
