import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';
import { cx } from './class-names.ts';
import { GoldFingers } from './Fingers.tsx';
import { Icon, type IconName } from './icon/Icon.tsx';
import { useScale } from './scale.ts';

export type ButtonVariant = 'default' | 'primary' | 'danger' | 'text' | 'escrow';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

interface Appearance {
  readonly variant?: ButtonVariant | undefined;
  /** 24, 32, 40 and 48 px; follows the room where it is left out. */
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
}

function ButtonContent({
  variant,
  icon,
  iconEnd,
  children,
}: Appearance & { children?: ReactNode }) {
  return (
    <>
      {variant === 'escrow' && <GoldFingers />}
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

function useClass({ variant = 'default', size, block }: Appearance, more?: string): string {
  const scale = useScale();
  return cx(styles.button, styles[variant], styles[size ?? scale], block && styles.block, more);
}

type ButtonProps = Appearance & {
  /** The act is under way: the label stays, the button waits. */
  readonly loading?: boolean | undefined;
} & Omit<ComponentProps<'button'>, 'ref'> & { ref?: React.Ref<HTMLButtonElement> | undefined };

/** A button. At most one of variant `primary` per view. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconEnd, loading, className, children, ...rest } = props;
  const appearance = { variant, size, block, icon, iconEnd };
  return (
    <button
      type="button"
      {...rest}
      className={useClass(appearance, className)}
      disabled={rest.disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading && <span className={styles.spinner} />}
      <ButtonContent {...appearance}>{children}</ButtonContent>
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink(props: Appearance & LinkProps) {
  const { variant, size, block, icon, iconEnd, className, children, ...rest } = props;
  const appearance = { variant, size, block, icon, iconEnd };
  return (
    <Link {...rest} className={useClass(appearance, className)}>
      <ButtonContent {...appearance}>{children}</ButtonContent>
    </Link>
  );
}
