import { Link } from 'react-router';
import type { NavLink } from '../nav.ts';
import styles from './HotSearches.module.css';

interface Props {
  readonly label: string;
  readonly links: readonly NavLink[];
}

/** The hot searches: each fills the box with a part number and searches. */
export function HotSearches({ label, links }: Props) {
  return (
    <div className={styles.hot}>
      <span>{label}</span>
      {links.map((link) => (
        <Link key={link.label} to={link.to} translate="no">
          {link.label}
        </Link>
      ))}
    </div>
  );
}
