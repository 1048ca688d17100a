import type { Paragraph } from '#contract/legal/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import text from '#web/ui/text.module.css';
import styles from './ParagraphList.module.css';

const signs = { same: '', added: '+', removed: '−' } as const;

/** Paragraphs of a compared text: those that are new, gone, or stay. */
export function ParagraphList({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  const t = useTranslator('widgets/paragraphs');
  return (
    <ol className={styles.list}>
      {paragraphs.map(({ kind, text: said }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a compared text has no other order.
        <li key={index} className={styles[kind]}>
          <span aria-hidden="true">{signs[kind]}</span>
          {kind !== 'same' && <span className={text.vh}>{t(kind)}</span>}
          {kind === 'removed' ? <del>{said}</del> : kind === 'added' ? <ins>{said}</ins> : said}
        </li>
      ))}
    </ol>
  );
}
