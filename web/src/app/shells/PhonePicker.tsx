import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import styles from './PhonePicker.module.css';

export interface Phone {
  readonly number: string;
  /** "Shenzhen desk". */
  readonly place: string;
}

/** The address that dials a number. */
export const dialOf = (phone: Phone): string => `tel:${phone.number.replaceAll(' ', '')}`;

/** One telephone number to call, and the others to choose from. */
export function PhonePicker({ label, phones }: { label: string; phones: readonly Phone[] }) {
  const [picked, setPicked] = useState(0);
  const shown = phones[picked];
  if (!shown) return null;
  return (
    <span className={styles.picker}>
      <a href={dialOf(shown)}>
        <Icon name="phone" />
        <span className={styles.number} translate="no">
          {shown.number}
        </span>
        <span className={styles.place}>{shown.place}</span>
      </a>
      <Menu
        label={label}
        items={phones.map((phone, at) => ({
          key: phone.number,
          label: (
            <>
              <span className={styles.number} translate="no">
                {phone.number}
              </span>{' '}
              {phone.place}
            </>
          ),
          current: at === picked,
          onPick: () => setPicked(at),
        }))}
      >
        <span className={styles.open} />
      </Menu>
    </span>
  );
}
