import { useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { currentQuery } from '#web/widgets/records/current-query.ts';

const PAGE_MAX = 10_000;

/** Where a list stands: its address is the only place that says so. */
export interface Paged {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly keyword: string;
  /** The address of a page of this list. */
  readonly href: (page: number) => string;
  /** The address that search engines keep: its page, without size and filter. */
  readonly canonical: string;
  readonly onPageSize: (size: number) => void;
  readonly onKeyword: (keyword: string) => void;
  /** Writes a filter of the list's own into the address, null for its default. */
  readonly onFilter: (name: string, value: string | null) => void;
}

/** Reads page, size and filter from the address; what it cannot read is the default. */
export function usePaged(path: string): Paged {
  const [query, setQuery] = useSearchParams();
  const number = Number(query.get('pageNum') ?? '1');
  const pageNum = Number.isInteger(number) && number >= 1 && number <= PAGE_MAX ? number : 1;
  const size = Number(query.get('pageSize'));
  const pageSize = limits.pageSizes.find((one) => one === size) ?? limits.pageSizeDefault;
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 80);
  const address = (changes: Record<string, string | null>, before = query) => {
    const next = new URLSearchParams(before);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return next;
  };
  const change = (changes: Record<string, string | null>) =>
    setQuery(address({ ...changes, pageNum: null }, currentQuery()));
  const text = (next: URLSearchParams) => (next.size === 0 ? path : `${path}?${next}`);
  return {
    pageNum,
    pageSize,
    keyword,
    href: (page) => text(address({ pageNum: page === 1 ? null : String(page) })),
    canonical: pageNum === 1 ? path : `${path}?pageNum=${pageNum}`,
    onPageSize: (next) => change({ pageSize: String(next) }),
    onKeyword: (next) => change({ keyword: next === '' ? null : next }),
    onFilter: (name, value) => change({ [name]: value }),
  };
}
