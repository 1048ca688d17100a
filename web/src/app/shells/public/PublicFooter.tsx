import { Link } from 'react-router';
import { Brand } from '../Brand.tsx';
import { type NavAct, type NavLink, tabOf } from '../nav.ts';
import styles from './PublicFooter.module.css';

export interface FooterProps {
  /** One sentence of what the house does. */
  readonly about: string;
  /** Where the dock is and which calendar counts. */
  readonly note: string;
  readonly columns: readonly {
    readonly title: string;
    readonly links: readonly (NavLink | NavAct)[];
  }[];
  /** Lists that stand in no group. */
  readonly lists: readonly NavLink[];
  readonly legal: readonly string[];
}

/** The footer of the public room, under an ink rule. */
export function PublicFooter({ about, note, columns, lists, legal }: FooterProps) {
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div>
            <Brand to="/" />
            <p className={styles.about}>{about}</p>
            <p className={styles.note}>{note}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Entry link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          {lists.map((link) => (
            <Entry key={link.to} link={link} />
          ))}
          {legal.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
    </footer>
  );
}

function Entry({ link }: { link: NavLink | NavAct }) {
  if ('onPick' in link) {
    return (
      <Link
        to={link.to}
        onClick={(event) => {
          event.preventDefault();
          link.onPick();
        }}
      >
        {link.label}
      </Link>
    );
  }
  return (
    <Link to={link.to} aria-current={link.current ? 'page' : undefined} {...tabOf(link)}>
      {link.label}
    </Link>
  );
}
