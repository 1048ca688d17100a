/** The one door of the boards: what the composition and other slices may use. */
export { haveQuote, posterFor } from './contact-store.ts';
export type {
  BoardCard,
  BoardsDeps,
  FilesToKeep,
  KeptFile,
  LabRecord,
  NewTradeLine,
  NewTradeOrder,
} from './deps.ts';
export { boardQuotes } from './quoted-store.ts';
export { boardsSlice } from './slice.ts';
export { boardMessages } from './words.ts';
