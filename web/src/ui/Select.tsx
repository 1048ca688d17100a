import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldProps } from './Field.tsx';
import styles from './Select.module.css';
import { useScale } from './scale.ts';
import type { InputSize } from './TextInput.tsx';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type Props<Value extends string> = Omit<
  ComponentProps<'select'>,
  'onChange' | 'value' | 'size' | 'children'
> & {
  readonly value: Value | '';
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen; without it the first option is chosen. */
  readonly placeholder?: string | undefined;
  readonly size?: InputSize | undefined;
};

/** The platform's own select, dressed: one value out of a short list. */
export function Select<Value extends string>(props: Props<Value>) {
  const { value, options, onChange, placeholder, size, className, ...rest } = props;
  const wired = useFieldProps();
  const scale = useScale();
  const wrong = Boolean(wired['aria-invalid']) && styles.wrong;
  return (
    <select
      {...wired}
      {...rest}
      className={cx(styles.select, styles[size ?? scale], wrong, className)}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {placeholder !== undefined && (
        <option value="" disabled={rest.required}>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
