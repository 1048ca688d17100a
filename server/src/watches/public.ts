/** The one door of watched parts. */
export type { LotFailed, WatchesDeps } from './deps.ts';
export { watchesSlice } from './slice.ts';
export { watchMessages } from './words.ts';
