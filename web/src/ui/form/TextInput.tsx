import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import { useScale } from '../scale.ts';
import { useFieldProps } from './Field.tsx';
import styles from './TextInput.module.css';
import { upperCased } from './upper-case.ts';
import { useTypedEarly } from './use-typed-early.ts';

export type InputSize = 'xs' | 'sm' | 'md';

interface Appearance {
  /** Plex Mono: for part numbers, codes, account numbers and figures. */
  readonly mono?: boolean | undefined;
  /** Input upper-cases as typed: for part numbers. */
  readonly upper?: boolean | undefined;
  readonly align?: 'left' | 'right' | undefined;
  /** Before and after the text, inside the frame: a unit, a currency. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly size?: InputSize | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

type Props = Appearance &
  Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'onChange' | 'ref'> & {
    readonly onChange?: ((text: string) => void) | undefined;
  };

/** One line of text. Inside a Field it is labelled and described by it. */
export function TextInput(props: Props) {
  const { mono, upper, align, prefix, suffix, size, className, onChange, ref, ...rest } = props;
  const wired = useFieldProps();
  const scale = useScale();
  const field = useTypedEarly(ref);
  const invalid = rest['aria-invalid'] ?? wired['aria-invalid'];
  return (
    <span
      className={cx(
        styles.frame,
        styles[size ?? scale],
        mono && styles.mono,
        align === 'right' && styles.right,
        Boolean(invalid) && styles.wrong,
        rest.readOnly && styles.fixed,
        rest.disabled && styles.fixed,
        className,
      )}
    >
      {prefix && <span className={styles.unit}>{prefix}</span>}
      <input
        type="text"
        {...wired}
        {...rest}
        ref={field}
        onChange={({ target }) => onChange?.(upper ? upperCased(target) : target.value)}
      />
      {suffix && <span className={styles.unit}>{suffix}</span>}
    </span>
  );
}
