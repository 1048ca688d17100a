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
export function writeQuery(quoteQuery: QuoteQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (quoteQuery.keyword) query.set('keyword', quoteQuery.keyword);
  if (quoteQuery.manufacturer) query.set('manufacturer', quoteQuery.manufacturer);
  if (quoteQuery.urgent) query.set('urgent', '1');
  if (quoteQuery.countered) query.set('countered', '1');
  if (quoteQuery.enough) query.set('enough', '1');
  if (quoteQuery.sort !== 'due') query.set('sort', quoteQuery.sort);
  if (quoteQuery.pageNum > 1) query.set('pageNum', `${quoteQuery.pageNum}`);
  if (quoteQuery.pageSize !== limits.pageSizeDefault)
    query.set('pageSize', `${quoteQuery.pageSize}`);
  return query;
}

export const isFiltered = (quoteQuery: QuoteQuery): boolean =>
  quoteQuery.keyword !== '' ||
  quoteQuery.manufacturer !== '' ||
  quoteQuery.urgent === true ||
  quoteQuery.countered ||
  quoteQuery.enough;
