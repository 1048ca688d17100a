import type { ReactNode } from 'react';
import type { CaseEntry } from '#contract/cases/case.ts';
import { formatProse } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Section } from '#web/ui/Section.tsx';
import styles from './thread.module.css';

/** What was said and done on a case, the first first; below it the reply form, if there is one. */
export function CaseThread(props: {
  entries: readonly CaseEntry[];
  reader: 'author' | 'support';
  children?: ReactNode;
}) {
  const t = useTranslator('cases');
  const by = (entry: CaseEntry) => {
    if (entry.by === 'author') return t(props.reader === 'author' ? 'detail.you' : 'detail.author');
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
              {entry.files.map((file) => (
                <a
                  key={file.url}
                  href={file.url}
                  target="_blank"
                  rel="noreferrer"
                  className={styles.file}
                >
                  <Icon name="file" />
                  {file.name}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {props.children}
    </Section>
  );
}
