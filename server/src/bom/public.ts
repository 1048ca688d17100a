/** The one door of bills of materials: what the composition may use. */
export type { BomDeps } from './deps.ts';
export { bomSlice } from './slice.ts';
