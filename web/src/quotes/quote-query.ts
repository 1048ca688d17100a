import { limits } from '#contract/limits.ts';

/** What the address of a list of requests asks for. */
export interface QuoteQuery {
  readonly keyword: string;
  readonly urgent: boolean | null;
  readonly countered: boolean;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Reads an address; what it cannot mean is the default. */
export function readQuery(query: URLSearchParams): QuoteQuery {
  const page = Number(query.get('pageNum'));
  const size = limits.pageSizes.find((one) => `${one}` === query.get('pageSize'));
  return {
    keyword: (query.get('keyword') ?? '').trim().toUpperCase().slice(0, 80),
    urgent: query.get('urgent') === '1' ? true : null,
    countered: query.get('countered') === '1',
    pageNum: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: size ?? limits.pageSizeDefault,
  };
}

/** The query of an address, defaults left out. */
export function writeQuery(asked: QuoteQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (asked.keyword) query.set('keyword', asked.keyword);
  if (asked.urgent) query.set('urgent', '1');
  if (asked.countered) query.set('countered', '1');
  if (asked.pageNum > 1) query.set('pageNum', `${asked.pageNum}`);
  if (asked.pageSize !== limits.pageSizeDefault) query.set('pageSize', `${asked.pageSize}`);
  return query;
}

export const isFiltered = ({ keyword, urgent, countered }: QuoteQuery): boolean =>
  keyword !== '' || urgent === true || countered;
