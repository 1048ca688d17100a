import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';

/** Where no script runs: what works without one. */
export function NoScript() {
  const t = useTranslator('bom');
  return (
    <noscript>
      <Note tone="wait">
        {t('noScript.text')} <a href="/part-search">{t('noScript.search')}</a>{' '}
        <a href="/blogs/contact-us">{t('noScript.contact')}</a>
      </Note>
    </noscript>
  );
}
