import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon, type IconName } from './icon/Icon.tsx';
import styles from './Note.module.css';

export type NoteTone = 'info' | 'wait' | 'fail' | 'pass';

const glyphs: Record<NoteTone, IconName> = {
  info: 'info',
  wait: 'clock',
  fail: 'cross',
  pass: 'check',
};

interface Props {
  readonly tone?: NoteTone | undefined;
  readonly children: ReactNode;
  /** At the right end: "Try again". */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  /** Said aloud when it appears: where no toast says the same. */
  readonly aloud?: boolean | undefined;
}

/** A note in place. For an error: what did not happen, what is kept, what to do. */
export function Note({ tone = 'info', children, action, className, aloud = false }: Props) {
  return (
    <div className={cx(styles.note, styles[tone], className)} role={aloud ? 'alert' : undefined}>
      <Icon name={glyphs[tone]} />
      <div className={styles.body}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
