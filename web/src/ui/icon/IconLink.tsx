import { Link, type LinkProps } from 'react-router';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

type Props = Omit<LinkProps, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  /** Where it leads, in words; read aloud and shown on hover. */
  readonly label: string;
  /** A count on its corner; 0 shows none. */
  readonly count?: number | undefined;
};

/** A link of one glyph, in the shape of an icon button. */
export function IconLink({ icon, label, count, className, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={cx(styles.button, className)}
      aria-label={count ? `${label} (${count})` : label}
      title={label}
    >
      <Icon name={icon} />
      {count ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
    </Link>
  );
}
