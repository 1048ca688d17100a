import type { Language } from '#contract/option-schemas.ts';
import { PdfSheet } from '#server/kit/pages/pdf-sheet.ts';
import { type QcTexts, textsOf } from '../locales/texts.ts';

export { area, ink, mm, type Style } from '#server/kit/pages/pdf-sheet.ts';

/** A4 pages with the words of reports. */
export class Sheet extends PdfSheet {
  readonly words: QcTexts;

  constructor(lang: Language, title: string) {
    super(lang, title);
    this.words = textsOf(lang);
  }
}
