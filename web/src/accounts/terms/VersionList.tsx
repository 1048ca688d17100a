import type { PendingVersion } from '#contract/legal/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ParagraphList } from '#web/widgets/ParagraphList.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './terms.module.css';

/** The documents and numbers of versions, as the calls that answer them take them. */
export const numbersOf = (list: readonly PendingVersion[]) =>
  list.map(({ document, number }) => ({ document, number }));

/** Versions that the reader has yet to accept, each with what changed. */
export function VersionList({ list }: { list: readonly PendingVersion[] }) {
  return list.map((one) => <Version key={one.document} version={one} />);
}

function Version({ version }: { version: PendingVersion }) {
  const t = useTranslator('accounts/terms');
  const { document, number, title, effectiveAt, changes, paragraphs } = version;
  return (
    <section className={styles.version}>
      <h3>{title}</h3>
      <p className={styles.quiet}>
        {t.parts('since', { number, day: <DateTime at={effectiveAt} form="day" /> })}
      </p>
      <p className={styles.changes}>{changes}</p>
      {paragraphs.length > 0 && (
        <details>
          <summary>{t('compare', { count: paragraphs.length })}</summary>
          <ParagraphList paragraphs={paragraphs} />
        </details>
      )}
      <p>
        <a href={`/blogs/${document}?version=${number}`} target="_blank" rel="noreferrer">
          {t('whole')}
        </a>
      </p>
    </section>
  );
}
