import consoleWords from './console/zh.ts';
import publicWords from './public/zh.ts';

/** Words of companies: public pages and console pages, a file for each. */
const words = { ...publicWords, console: consoleWords };

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    companies: typeof words;
  }
}
