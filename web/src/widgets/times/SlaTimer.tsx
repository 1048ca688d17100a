import { useEffect, useState } from 'react';
import { useTranslator } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import styles from './SlaTimer.module.css';
import { slaFace } from './sla-face.ts';

interface Props {
  /** ISO: when the time began and when it ends. */
  readonly since: string;
  readonly dueAt: string;
  /** Shown in place of hours where more than a day is left. */
  readonly workingDaysLeft?: number | null | undefined;
}

/** Time left of a staff task: `hh:mm` and a bar of the time used. */
export function SlaTimer({ since, dueAt, workingDaysLeft }: Props) {
  const t = useTranslator('widgets');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(beat);
  }, []);
  const face = slaFace({ since: Date.parse(since), due: Date.parse(dueAt), now });
  const days = workingDaysLeft ?? Math.ceil((Date.parse(dueAt) - now) / 86_400_000);
  return (
    <span
      className={cx(styles.timer, styles[face.tone])}
      role="timer"
      aria-live="off"
      aria-label={face.tone === 'late' ? t('sla.late') : t('sla.left')}
      style={{ '--used': `${Math.round(face.used * 100)}%` } as React.CSSProperties}
    >
      <b>{face.clock ?? (days < 0 ? '\u2212' : '') + t('sla.days', { count: Math.abs(days) })}</b>
      <i aria-hidden="true" />
    </span>
  );
}
