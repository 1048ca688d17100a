import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { moveByArrows } from '../arrow-keys.ts';
import { cx } from '../class-names.ts';
import scroll from './scroll-marks.module.css';
import styles from './Tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly panel?: ReactNode;
}

/** On a phone the row of tabs scrolls: the open one is brought into sight, the page stays. */
function useInSight<Row extends HTMLElement>(open: string | undefined) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when another tab opens.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true], [aria-current=page]');
    if (!row.current || !tab) return;
    const [seen, placed] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollLeft += placed.left - seen.left - (seen.width - placed.width) / 2;
  }, [open]);
  return row;
}

/** Tabs over panels of one page; arrows move, the panel follows. */
export function Tabs<Value extends string>(props: {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  const { tabs, value, onChange } = props;
  const selectedTab = tabs.find((tab) => tab.value === value);
  const row = useInSight<HTMLDivElement>(value);
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={props.label}
        className={cx(styles.tabs, scroll.marks)}
        onKeyDown={(event) =>
          moveByArrows(event, (index) => {
            const tab = tabs[index];
            if (tab) onChange(tab.value);
          })
        }
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={selectedTab?.panel === undefined ? undefined : `${id}-panel`}
            data-stop={index}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {selectedTab?.panel !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {selectedTab.panel}
        </div>
      )}
    </>
  );
}

export interface TabLink {
  readonly to: string;
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly current: boolean;
}

/**
 * Tabs that are addresses: each has a page of its own. With `wrap` those that find no room stand in
 * another row, so that the count of each is seen.
 */
export function TabLinks(props: {
  label: string;
  tabs: readonly TabLink[];
  wrap?: boolean | undefined;
}) {
  const { label, tabs, wrap } = props;
  const row = useInSight<HTMLElement>(tabs.find((tab) => tab.current)?.to);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={cx(styles.tabs, scroll.marks, wrap && styles.wrap)}
    >
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
