import { Link } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './SideDock.module.css';

export interface DockItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly to?: string | undefined;
  readonly onPick?: (() => void) | undefined;
  readonly count?: number | undefined;
}

/** The floating tools at the right edge; folded away where the page is narrower than 1440. */
export function SideDock({ label, items }: { label: string; items: readonly DockItem[] }) {
  return (
    <nav className={styles.dock} aria-label={label}>
      {items.map((item) => {
        const face = (
          <>
            <Icon name={item.icon} />
            {item.label}
            <span className={styles.count}>
              <Badge count={item.count ?? 0} />
            </span>
          </>
        );
        return item.to === undefined ? (
          <button key={item.key} type="button" onClick={item.onPick}>
            {face}
          </button>
        ) : (
          <Link key={item.key} to={item.to}>
            {face}
          </Link>
        );
      })}
    </nav>
  );
}
