import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  /** The action in words; read aloud and shown on hover. */
  readonly label: string;
  readonly small?: boolean | undefined;
  /** A count on its corner; 0 shows none. */
  readonly count?: number | undefined;
};

/** A button of one glyph. */
export function IconButton({ icon, label, small, count, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.button, small && styles.small, className)}
      aria-label={count ? `${label} (${count})` : label}
      title={label}
    >
      <Icon name={icon} />
      {count ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
    </button>
  );
}
