import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import styles from './Checkbox.module.css';

export interface Radio<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** Radios with their words; arrows move between them as the platform does. */
export function RadioGroup<Value extends string>(props: {
  label: string;
  value: Value | null;
  options: readonly Radio<Value>[];
  onChange: (value: Value) => void;
  column?: boolean;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={cx(styles.radios, props.column && styles.column)}
    >
      {props.options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
          />
          <span className={styles.words}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
