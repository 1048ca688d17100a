/** The one door of the boards: what the composition and other slices may use. */

export type {
  BoardCard,
  BoardsDeps,
  FilesToStore,
  NewTradeLine,
  NewTradeOrder,
  StoredFile,
} from './deps.ts';
export { boardMessages } from './notify.ts';
export { boardsSlice } from './slice.ts';
export { haveQuote, posterFor } from './store/contacts.ts';
export { boardQuotes } from './store/quoted-prices.ts';
