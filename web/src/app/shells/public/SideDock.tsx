import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import { useOverControl } from '../../../ui/overlay/use-over-control.ts';
import styles from './SideDock.module.css';

export interface DockItem {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly to?: string | undefined;
  readonly newTab?: boolean | undefined;
  readonly onPick?: (() => void) | undefined;
  readonly count?: number | undefined;
}

interface Props {
  readonly label: string;
  /** Names the one button that the tools fold into below 1440. */
  readonly open: string;
  readonly items: readonly DockItem[];
}

/**
 * The floating tools at the right edge; below 1440 they fold into one button. As long as it would
 * cover a control of the page it leaves on tablets, and draws back to the edge on phones.
 */
export function SideDock({ label, open: openLabel, items }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const isOver = useOverControl(frame);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const waiting = items.reduce((sum, item) => sum + (item.count ?? 0), 0);
  if (items.length === 0) return null;
  return (
    <nav
      ref={frame}
      className={styles.dock}
      data-over={(isOver && !open) || undefined}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        frame.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        aria-label={waiting > 0 ? `${openLabel} (${waiting})` : openLabel}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'down' : 'up'} size={20} />
        <span className={styles.count}>
          <Badge count={open ? 0 : waiting} />
        </span>
      </button>
      <div id={id} className={styles.items} data-open={open || undefined}>
        {items.map((item) => (
          <Item key={item.key} item={item} onPick={() => setOpen(false)} />
        ))}
      </div>
    </nav>
  );
}

function Item({ item, onPick }: { item: DockItem; onPick: () => void }) {
  const face = (
    <>
      <Icon name={item.icon} />
      {item.label}
      <span className={styles.count}>
        <Badge count={item.count ?? 0} />
      </span>
    </>
  );
  if (item.to === undefined) {
    const pick = () => {
      onPick();
      item.onPick?.();
    };
    return (
      <button type="button" onClick={pick}>
        {face}
      </button>
    );
  }
  return (
    <Link
      to={item.to}
      onClick={onPick}
      {...(item.newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {face}
    </Link>
  );
}
