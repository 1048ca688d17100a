import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { arrowTarget } from '../arrow-keys.ts';
import { cx } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
  /** An address, or an act. */
  readonly to?: string | undefined;
  readonly onPick?: (() => void) | undefined;
  readonly current?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** BCP 47, for names in their own language. */
  readonly lang?: string | undefined;
}

interface Props {
  readonly label: string;
  /** The face of the button. */
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end' | undefined;
  readonly className?: string | undefined;
  /** Without the small arrow: the face says that it opens. */
  readonly bare?: boolean | undefined;
}

/** A button that opens a short list; arrows move, Esc closes and returns focus. */
export function Menu({ label, children, items, align = 'start', className, bare }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const leave = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  const close = () => {
    setOpen(false);
    frame.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Tab') return setOpen(false);
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const index = stops.indexOf(document.activeElement as HTMLElement);
    const target = arrowTarget(event.key, index, stops.length);
    if (target === null) return;
    event.preventDefault();
    if (open) stops[target]?.focus();
    else setOpen(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for the menu inside.
    <div ref={frame} className={styles.frame} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={cx(styles.button, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {children}
        {!bare && <Icon name="down" size={12} />}
      </button>
      {open && (
        <div id={id} role="menu" aria-label={label} className={styles.list} data-align={align}>
          {items.map((item) => (
            <Item key={item.key} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const face = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span lang={item.lang}>{item.label}</span>
    </>
  );
  const marks = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;
  const current = item.current || undefined;
  if (item.to !== undefined) {
    return (
      <Link {...marks} to={item.to} aria-current={current} onClick={close}>
        {face}
      </Link>
    );
  }
  return (
    <button
      {...marks}
      type="button"
      aria-current={current}
      disabled={item.disabled}
      onClick={() => {
        close();
        item.onPick?.();
      }}
    >
      {face}
    </button>
  );
}
