import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
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
  const selected = phones[picked];
  if (!selected) return null;
  return (
    <span className={styles.picker}>
      <a href={dialOf(selected)}>
        <Icon name="phone" />
        <span className={styles.number} translate="no">
          {selected.number}
        </span>
        <span className={styles.place}>{selected.place}</span>
      </a>
      <Menu
        label={label}
        items={phones.map((phone, index) => ({
          key: phone.number,
          label: (
            <>
              <span className={styles.number} translate="no">
                {phone.number}
              </span>{' '}
              {phone.place}
            </>
          ),
          current: index === picked,
          onPick: () => setPicked(index),
        }))}
      >
        <span className={styles.open} />
      </Menu>
    </span>
  );
}
