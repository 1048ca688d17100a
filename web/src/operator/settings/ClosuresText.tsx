import type { Closure } from '#contract/settings/setting-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './settings.module.css';

/** Names the days on which the dock takes no appointments, one in a line; briefly, how many. */
export function ClosuresText(props: { closures: readonly Closure[]; brief?: boolean | undefined }) {
  const { closures, brief } = props;
  const t = useTranslator('operator/settings');
  const format = useFormat();
  if (closures.length === 0) return t('closures.none');
  if (brief) return t('closures.days', { count: closures.length });
  const lines = closures.map(({ day, reason }) =>
    t('closures.line', {
      day: format.prose(`${day}T12:00:00+08:00`, { time: false }),
      reason,
    }),
  );
  return <span className={styles.lines}>{lines.join('\n')}</span>;
}
