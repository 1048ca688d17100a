import type { ReactNode } from 'react';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import styles from './UserChip.module.css';

/** Who is signed in: initials, name, company or desk; opens the account's menu. */
export function UserChip(props: {
  label: string;
  name: string;
  /** Company, or a staff member's desk. */
  place?: ReactNode;
  items: readonly MenuItem[];
}) {
  const { label, name, place, items } = props;
  return (
    <Menu label={`${label}: ${name}`} items={items} align="end" bare>
      <span className={styles.user}>
        <i aria-hidden="true">{initials(name)}</i>
        <span className={styles.words}>
          {name}
          {place && <small>{place}</small>}
        </span>
      </span>
    </Menu>
  );
}

/** Two letters of a name: first and last word, or the first two signs of a Chinese name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (words.length === 1) return [...first].slice(0, 2).join('').toUpperCase();
  return (first.charAt(0) + (words.at(-1) ?? '').charAt(0)).toUpperCase();
}
