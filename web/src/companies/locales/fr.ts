import type { Translated } from '#web/i18n/translator.ts';
import consoleWords from './console/fr.ts';
import publicWords from './public/fr.ts';
import type zh from './zh.ts';

export default { ...publicWords, console: consoleWords } satisfies Translated<typeof zh>;
