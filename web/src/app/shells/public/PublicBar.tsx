import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/Badge.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { type NavLink, tabOf } from '../nav.ts';
import { type Phone, PhonePicker } from './PhonePicker.tsx';
import styles from './PublicBar.module.css';

interface Props {
  readonly labels: { readonly language: string; readonly phone: string };
  readonly phones: readonly Phone[];
  /** The right end: become a buyer, register, log in. */
  readonly links: readonly NavLink[];
  /** More at the very end: the theme switch. */
  readonly end?: ReactNode;
}

/** The top banner: language, telephone, and what is there for this reader. */
export function PublicBar({ labels, phones, links, end }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.wrap}>
        <span className={styles.languages}>
          <LanguageSwitch label={labels.language} form="row" />
        </span>
        <span className={styles.language}>
          <LanguageSwitch label={labels.language} form="menu" />
        </span>
        <PhonePicker label={labels.phone} phones={phones} />
        <div className={styles.end}>
          {links.map((link) => (
            <Link key={link.to} to={link.to} {...tabOf(link)}>
              {link.label}
              {link.count ? <Badge count={link.count} /> : null}
            </Link>
          ))}
          {end}
        </div>
      </div>
    </div>
  );
}
