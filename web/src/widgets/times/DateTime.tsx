import { NO_END } from '#contract/options.ts';
import { formatDay, formatProse, formatStamp, type ProseOptions } from '../../i18n/format.ts';
import { useLanguage, useTranslator } from '../../i18n/translator.ts';
import styles from './DateTime.module.css';

interface Props {
  /** ISO, UTC; shown in GMT+8. */
  readonly at: string;
  /** `stamp` 2026-11-18 10:21 and `day` for tables, `prose` for sentences. */
  readonly form?: 'stamp' | 'day' | 'prose' | undefined;
  /** Writes GMT+8 after it; in tables the column's head does. */
  readonly zone?: boolean | undefined;
  readonly prose?: ProseOptions | undefined;
}

/** Shows a moment in GMT+8; an end that never comes shows as an open one. */
export function DateTime({ at, form = 'stamp', zone, prose }: Props) {
  const lang = useLanguage();
  const t = useTranslator('widgets');
  if (at === NO_END) return <>{t('noEnd')}</>;
  if (form === 'prose') {
    const options = { now: new Date().toISOString(), ...prose, ...(zone ? { zone } : {}) };
    return <time dateTime={at}>{formatProse(at, lang, options)}</time>;
  }
  return (
    <time dateTime={at} className={styles.stamp}>
      {form === 'day' ? formatDay(at) : formatStamp(at)}
      {zone && ' GMT+8'}
    </time>
  );
}
