import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../class-names.ts';
import styles from './Checkbox.module.css';
import { useTypedEarly } from './use-typed-early.ts';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'ref'> & {
  readonly checked: boolean;
  /** Some of a group are chosen. */
  readonly mixed?: boolean | undefined;
  readonly onChange: (checked: boolean) => void;
  /** The words beside it; without them pass an `aria-label`. */
  readonly children?: ReactNode;
};

/** A box to tick, its words beside it. */
export function Checkbox({
  checked,
  mixed = false,
  onChange,
  children,
  className,
  ...rest
}: Props) {
  const box = useRef<HTMLInputElement>(null);
  const field = useTypedEarly(box);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={cx(styles.choice, className)}>
      <input
        {...rest}
        ref={field}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && <span className={styles.words}>{children}</span>}
    </label>
  );
}
