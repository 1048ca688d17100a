import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { useFieldProps } from './Field.tsx';
import styles from './TextArea.module.css';
import { useTypedEarly } from './use-typed-early.ts';

type Props = Omit<ComponentProps<'textarea'>, 'onChange'> & {
  readonly onChange?: ((text: string) => void) | undefined;
  /** With `maxLength`: shows how many characters are used. */
  readonly counted?: boolean | undefined;
};

/** Several lines of text. */
export function TextArea({ onChange, counted, className, ref, ...rest }: Props) {
  const wired = useFieldProps();
  const field = useTypedEarly(ref);
  const length = typeof rest.value === 'string' ? rest.value.length : 0;
  return (
    <span className={styles.box}>
      <textarea
        rows={3}
        {...wired}
        {...rest}
        ref={field}
        className={cx(styles.area, Boolean(wired['aria-invalid']) && styles.wrong, className)}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {counted && rest.maxLength && (
        <span className={styles.count}>
          {length}/{rest.maxLength}
        </span>
      )}
    </span>
  );
}
