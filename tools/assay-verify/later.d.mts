/** The languages of the market. */
export type Spoken = 'zh' | 'en' | 'es' | 'fr' | 'ru';

export function languageOf(
  wanted: string | undefined,
  env?: Readonly<Record<string, string | undefined>>,
): Spoken;
export function laterLine(where: string, lang: Spoken): string;
export function whereToAsk(no: string, code: string): string;
