import { quoteSorts } from '#contract/enquiries/table.ts';
import { limits } from '#contract/limits.ts';

export type QuoteSort = (typeof quoteSorts)[number];

/** The query in the address of a list of requests. */
export interface QuoteQuery {
  readonly keyword: string;
  readonly manufacturer: string;
  readonly urgent: boolean | null;
  readonly countered: boolean;
  readonly enough: boolean;
  readonly sort: QuoteSort;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Reads an address; what it cannot mean is the default. */
export function readQuery(query: URLSearchParams): QuoteQuery {
  const page = Number(query.get('pageNum'));
  const size = limits.pageSizes.find((one) => `${one}` === query.get('pageSize'));
  return {
    keyword: (query.get('keyword') ?? '').trim().toUpperCase().slice(0, 80),
    manufacturer: (query.get('manufacturer') ?? '').trim().slice(0, 120),
    urgent: query.get('urgent') === '1' ? true : null,
    countered: query.get('countered') === '1',
    enough: query.get('enough') === '1',
    sort: quoteSorts.find((one) => one === query.get('sort')) ?? 'due',
    pageNum: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: size ?? limits.pageSizeDefault,
  };
}

/** The query of an address, defaults left out. */
export function writeQuery(asked: QuoteQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (asked.keyword) query.set('keyword', asked.keyword);
  if (asked.manufacturer) query.set('manufacturer', asked.manufacturer);
  if (asked.urgent) query.set('urgent', '1');
  if (asked.countered) query.set('countered', '1');
  if (asked.enough) query.set('enough', '1');
  if (asked.sort !== 'due') query.set('sort', asked.sort);
  if (asked.pageNum > 1) query.set('pageNum', `${asked.pageNum}`);
  if (asked.pageSize !== limits.pageSizeDefault) query.set('pageSize', `${asked.pageSize}`);
  return query;
}

export const isFiltered = (asked: QuoteQuery): boolean =>
  asked.keyword !== '' ||
  asked.manufacturer !== '' ||
  asked.urgent === true ||
  asked.countered ||
  asked.enough;
