import type { ReactNode } from 'react';
import type { CaseEntry, CaseQuote } from '#contract/cases/case-schemas.ts';
import { formatProse } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './thread.module.css';

/** Shows the history of a case, oldest entry first; below it the reply form, if there is one. */
export function CaseThread(props: {
  entries: readonly CaseEntry[];
  reader: 'author' | 'support' | 'seller';
  children?: ReactNode;
}) {
  const t = useTranslator('cases');
  const by = (entry: CaseEntry) => {
    if (entry.by === props.reader && entry.by !== 'support') return t('detail.you');
    return t(`detail.${entry.by}`);
  };
  return (
    <Section title={t('detail.thread')} aside={t('detail.threadAside')}>
      <ol>
        {props.entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-by={entry.by}>
            <div className={styles.from}>
              <b>{entry.name || by(entry)}</b>
              {entry.name && <span>{by(entry)}</span>}
              <time dateTime={entry.at}>{formatProse(entry.at, t.lang, { weekday: false })}</time>
            </div>
            <div>
              <p className={styles.event}>{t(`event.${entry.event}`)}</p>
              {entry.text && <p className={styles.text}>{entry.text}</p>}
              <Files files={entry.files} />
              {entry.quotes.map((quote) => (
                <Quote key={`${quote.at}${quote.text}`} quote={quote} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {props.children}
    </Section>
  );
}

function Files({ files }: { files: CaseEntry['files'] }) {
  return files.map((file) => (
    <a key={file.url} href={file.url} target="_blank" rel="noreferrer" className={styles.file}>
      <Icon name="file" />
      {file.name}
    </a>
  ));
}

/** Words of one side, as they went along to another. */
function Quote({ quote }: { quote: CaseQuote }) {
  const t = useTranslator('cases');
  return (
    <blockquote className={styles.quote}>
      <p className={styles.event}>
        {t(`detail.quote.${quote.by}`)}{' '}
        <time dateTime={quote.at}>{formatProse(quote.at, t.lang, { weekday: false })}</time>
      </p>
      {quote.text && <p className={styles.text}>{quote.text}</p>}
      <Files files={quote.files} />
    </blockquote>
  );
}
