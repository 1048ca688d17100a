import buyer from './buyer/zh.ts';
import escrow from './escrow/zh.ts';
import join from './join/zh.ts';
import safety from './safety/zh.ts';
import seller from './seller/zh.ts';

/** Words of the pages that explain the market, a file for each; apart from those of the home page. */
const words = {
  buyer,
  escrow,
  join,
  safety,
  seller,
};

export default words;

declare module '#web/i18n/words.ts' {
  interface WordRooms {
    guide: typeof words;
  }
}
