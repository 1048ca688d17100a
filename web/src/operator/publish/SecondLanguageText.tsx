import type { Language } from '#contract/option-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import styles from './publish.module.css';

interface Props {
  readonly lang: Language;
  /** Short texts, each with what it is. */
  readonly items: readonly { readonly term: string; readonly text: string }[];
  /** The long text; left out where there is none. */
  readonly markdown?: string;
}

/** Shows a text in a second language, to be read beside the one that is written. */
export function SecondLanguageText({ lang, items, markdown }: Props) {
  const t = useTranslator('operator/publish');
  const names = useTranslator('content-desk');
  const label = t('besideIn', { language: names(`lang.${lang}`) });
  return (
    <section className={styles.beside} aria-label={label}>
      <dl>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{text || '–'}</dd>
          </div>
        ))}
      </dl>
      {markdown !== undefined && (
        <TextArea
          className={styles.markdown}
          aria-label={label}
          value={markdown}
          rows={20}
          lang={lang}
          readOnly
        />
      )}
    </section>
  );
}
