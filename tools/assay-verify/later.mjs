/** Sentences about what no check of a file can know: whether the report was revoked since. */

const sentences = {
  zh: (where) => `离线无法得知报告此后是否被撤销或替换。请查询 ${where}`,
  en: (where) =>
    `offline nobody knows whether the report was revoked or replaced since; ask ${where}`,
  es: (where) =>
    `sin conexión no se sabe si el informe fue revocado o sustituido después; consulte ${where}`,
  fr: (where) =>
    `hors ligne, on ne sait pas si le rapport a été révoqué ou remplacé depuis\u00a0; demandez à ${where}`,
  ru: (where) =>
    `без сети нельзя узнать, не был ли отчёт потом отозван или заменён; спросите ${where}`,
};

/** Returns the language of sentences: the wanted one, else that of the terminal, else English. */
export function languageOf(wanted, env = process.env) {
  const named = wanted ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  const short = named.slice(0, 2).toLowerCase();
  return short in sentences ? short : 'en';
}

/** Returns the line that says what is not known, and where to ask. */
export const laterLine = (where, lang) => `later      ${sentences[lang](where)}`;

/** Returns where to ask about a report: its page and the call, at the market. */
export const whereToAsk = (no, code) =>
  `https://MARKET/v/${no}/${code} (POST /test-api/report/verify, --url https://MARKET)`;
