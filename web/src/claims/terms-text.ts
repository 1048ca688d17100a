import type { ClaimTerms } from '#contract/claims/claim-schemas.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type { Formats } from '#web/i18n/use-format.ts';
import type words from './locales/zh.ts';

interface Spoken {
  readonly t: Translator<typeof words>;
  readonly format: Formats;
}

/** Returns terms in one line: the solution, the pieces that go back if any, and its money. */
export function termsText(
  { remedy, returnPieces, total }: Pick<ClaimTerms, 'remedy' | 'returnPieces' | 'total'>,
  { t, format }: Spoken,
): string {
  const money = format.money(total);
  return [
    t(`remedy.${remedy}`),
    ...(returnPieces > 0 ? [t('pcs', { count: returnPieces })] : []),
    remedy === 'replacement' ? t('terms.secured', { money }) : money,
  ].join(' · ');
}
