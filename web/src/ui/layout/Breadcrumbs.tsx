import { Fragment } from 'react';
import { Link } from 'react-router';
import { useUiWords } from '../ui-words.ts';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly to?: string | undefined;
}

/** The way to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const words = useUiWords();
  return (
    <nav className={styles.crumbs} aria-label={words.breadcrumb}>
      {crumbs.map((crumb, index) => (
        <Fragment key={crumb.label}>
          {index > 0 && <span aria-hidden="true">/</span>}
          {crumb.to === undefined ? (
            <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {crumb.label}
            </span>
          ) : (
            <Link to={crumb.to}>{crumb.label}</Link>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
