import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Select } from '../form/Select.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useUiWords } from '../ui-words.ts';
import styles from './Pager.module.css';

export const pageSizes = [10, 15, 20] as const;
export type PageSize = (typeof pageSizes)[number];

/** Which page of a list is open, and how another one is. */
export interface Paging {
  /** Pages count from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage?: ((page: number) => void) | undefined;
  /** The address of a page: pages are links then, which work without JavaScript too. */
  readonly pageHref?: ((page: number) => string) | undefined;
  /** With it, the reader may choose 10, 15 or 20 rows. */
  readonly onPageSize?: ((size: PageSize) => void) | undefined;
}

interface Props extends Paging {
  readonly total: number;
  /** In place of "n rows": a sentence with its own noun. */
  readonly totalText?: string | undefined;
}

/** The pages to offer: the ends, the current one and its neighbours; null is a gap. */
export function listVisiblePages(page: number, last: number): (number | null)[] {
  const near = new Set(
    [1, last, page - 1, page, page + 1].filter(
      (pageNumber) => pageNumber >= 1 && pageNumber <= last,
    ),
  );
  const sorted = [...near].sort((one, other) => one - other);
  return sorted.flatMap((pageNumber, place) => {
    const before = sorted[place - 1] ?? 0;
    if (pageNumber - before === 2) return [pageNumber - 1, pageNumber];
    return pageNumber - before > 2 ? [null, pageNumber] : [pageNumber];
  });
}

interface StepProps {
  readonly to: number;
  readonly current?: boolean | undefined;
  readonly off?: boolean | undefined;
  readonly label?: string | undefined;
  readonly pager: Pick<Props, 'onPage' | 'pageHref'>;
  readonly children: ReactNode;
}

/** One step of the pager: a link where pages have addresses, else a button. */
function Step({ to, current, off, label, pager, children }: StepProps) {
  const { onPage, pageHref } = pager;
  const mark = current ? 'page' : undefined;
  if (pageHref && !off) {
    return (
      <Link to={pageHref(to)} aria-label={label} aria-current={mark}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={mark}
      disabled={off}
      onClick={() => onPage?.(to)}
    >
      {children}
    </button>
  );
}

/** Total at the left, rows per page, pages at the right. */
export function Pager(props: Props) {
  const { total, page, pageSize, onPageSize, totalText } = props;
  const words = useUiWords();
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles.pager}>
      <span>{totalText ?? words.total(total)}</span>
      {onPageSize && (
        <Select
          className={styles.size ?? ''}
          size="xs"
          aria-label={words.pageSize}
          value={`${pageSize}`}
          options={pageSizes.map((size) => ({ value: `${size}`, label: words.perPage(size) }))}
          onChange={(value) => onPageSize(pageSizes.find((size) => `${size}` === value) ?? 10)}
        />
      )}
      {last > 1 && (
        <nav className={styles.pages} aria-label={words.pages}>
          <Step to={page - 1} off={page <= 1} label={words.previous} pager={props}>
            <Icon name="left" size={12} />
          </Step>
          {listVisiblePages(page, last).map((pageNumber, place) =>
            pageNumber === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone.
              <span key={`gap${place}`}>…</span>
            ) : (
              <Step key={pageNumber} to={pageNumber} current={pageNumber === page} pager={props}>
                {pageNumber}
              </Step>
            ),
          )}
          <Step to={page + 1} off={page >= last} label={words.next} pager={props}>
            <Icon name="right" size={12} />
          </Step>
        </nav>
      )}
    </div>
  );
}
