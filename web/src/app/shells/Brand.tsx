import { Link } from 'react-router';
import styles from './Brand.module.css';

/** The mark with its pin-1 corner, and the name in both writings. */
export function Brand({ to = '/', size = 'large' }: { to?: string; size?: 'large' | 'small' }) {
  return (
    <Link className={styles.brand} data-size={size} to={to}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.ground} d="M9 0h23v32H0V9z" />
        <path className={styles.legs} d="M8 25.5 16 6.5l8 19" fill="none" strokeWidth="3" />
        <path className={styles.bar} d="M6 19.5h20" fill="none" strokeWidth="2" />
      </svg>
      <b translate="no">Assay</b>
      <span lang="zh" translate="no">
        验芯
      </span>
    </Link>
  );
}
