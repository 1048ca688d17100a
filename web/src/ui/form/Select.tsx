import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { useScale } from '../scale.ts';
import { useFieldProps } from './Field.tsx';
import styles from './Select.module.css';
import type { InputSize } from './TextInput.tsx';
import { useTypedEarly } from './use-typed-early.ts';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** The heading that it stands under; options of one heading stand together. */
  readonly group?: string | undefined;
  /** BCP 47, for names in their own language. */
  readonly lang?: string | undefined;
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
  const { value, options, onChange, placeholder, size, className, ref, ...rest } = props;
  const wired = useFieldProps();
  const field = useTypedEarly(ref);
  const scale = useScale();
  const wrong = Boolean(wired['aria-invalid']) && styles.wrong;
  return (
    <select
      {...wired}
      {...rest}
      ref={field}
      className={cx(styles.select, styles[size ?? scale], wrong, className)}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {placeholder !== undefined && (
        <option value="" disabled={rest.required}>
          {placeholder}
        </option>
      )}
      {grouped(options).map(([group, some]) =>
        group === undefined ? (
          some.map(toOption)
        ) : (
          <optgroup key={group} label={group}>
            {some.map(toOption)}
          </optgroup>
        ),
      )}
    </select>
  );
}

const toOption = ({ value, label, disabled, lang }: Option<string>) => (
  <option key={value} value={value} disabled={disabled} lang={lang}>
    {label}
  </option>
);

function grouped(options: readonly Option<string>[]): [string | undefined, Option<string>[]][] {
  const groups = new Map<string | undefined, Option<string>[]>();
  for (const option of options) {
    groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  }
  return [...groups];
}
