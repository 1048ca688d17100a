import { Fragment } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { type SideGroup, type SideLink, tabOf } from './nav.ts';
import styles from './SideMenu.module.css';

/** The menu of a console: groups of links with what waits behind each. */
export function SideMenu(props: {
  label: string;
  groups: readonly SideGroup[];
  onPick?: () => void;
  className?: string | undefined;
}) {
  return (
    <nav className={`${styles.menu} ${props.className ?? ''}`} aria-label={props.label}>
      {props.groups.map((group) => (
        <Fragment key={group.title ?? group.links[0]?.to}>
          {group.title && <h2>{group.title}</h2>}
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <Entry link={link} onPick={props.onPick} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

function Entry({ link, onPick }: { link: SideLink; onPick: (() => void) | undefined }) {
  if (link.blocked !== undefined) {
    return (
      <span className={styles.blocked} title={link.blocked}>
        {link.label}
      </span>
    );
  }
  return (
    <Link
      to={link.to}
      aria-current={link.current ? 'page' : undefined}
      onClick={onPick}
      {...tabOf(link)}
    >
      {link.label}
      <Badge quiet count={link.count ?? 0} />
    </Link>
  );
}
