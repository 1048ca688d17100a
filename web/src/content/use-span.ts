import type { Span } from '#contract/state-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';

/** Says a span of time in the reader's language: 3 working days, 7 days, at once. */
export function useSpan(): (span: Span) => string {
  const t = useTranslator('content');
  return (span) => {
    if (span === 'now') return t('common.span.now');
    const count = Number.parseInt(span, 10);
    return span.endsWith('wd') ? t('common.span.wd', { count }) : t('common.span.d', { count });
  };
}
