import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';
import { Select } from './Select.tsx';
import { useUiWords } from './ui-words.ts';

const sizes = [10, 15, 20] as const;

interface Props {
  readonly total: number;
  /** Pages count from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** With it, the reader may choose 10, 15 or 20 rows. */
  readonly onPageSize?: ((size: number) => void) | undefined;
  /** In place of "n rows": a sentence with its own noun. */
  readonly totalText?: string | undefined;
}

/** The pages to offer: the ends, the current one and its neighbours; null is a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const near = new Set([1, last, page - 1, page, page + 1].filter((at) => at >= 1 && at <= last));
  const sorted = [...near].sort((one, other) => one - other);
  return sorted.flatMap((at, place) => {
    const before = sorted[place - 1] ?? 0;
    if (at - before === 2) return [at - 1, at];
    return at - before > 2 ? [null, at] : [at];
  });
}

/** Total at the left, rows per page, pages at the right. */
export function Pager({ total, page, pageSize, onPage, onPageSize, totalText }: Props) {
  const words = useUiWords();
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles.pager}>
      <span>{totalText ?? words.total(total)}</span>
      {onPageSize && (
        <Select
          className={styles.size ?? ''}
          size="xs"
          aria-label={words.perPage}
          value={String(pageSize)}
          options={sizes.map((size) => ({
            value: String(size),
            label: `${size} / ${words.perPage}`,
          }))}
          onChange={(size) => onPageSize(Number(size))}
        />
      )}
      {last > 1 && (
        <nav className={styles.pages} aria-label={words.pages}>
          <button
            type="button"
            aria-label={words.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="left" size={12} />
          </button>
          {pagesShown(page, last).map((at, place) =>
            at === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone.
              <span key={`gap${place}`}>…</span>
            ) : (
              <button
                key={at}
                type="button"
                aria-current={at === page ? 'page' : undefined}
                onClick={() => onPage(at)}
              >
                {at}
              </button>
            ),
          )}
          <button
            type="button"
            aria-label={words.next}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="right" size={12} />
          </button>
        </nav>
      )}
    </div>
  );
}
