import { type EnquiryType, enquiryTypes } from '#contract/enquiries/table.ts';
import { limits } from '#contract/limits.ts';

/** The query in the address of a list of enquiries. */
export interface EnquiryQuery {
  readonly keyword: string;
  readonly type: EnquiryType | null;
  readonly urgent: boolean | null;
  /** Only with quotes that were not opened. */
  readonly unread: boolean;
  readonly pageNum: number;
  readonly pageSize: (typeof limits.pageSizes)[number];
}

const TEXT_MAX = 80;

/** Reads what an address asks; what cannot be read is the default. */
export function readQuery(query: URLSearchParams): EnquiryQuery {
  const page = query.get('pageNum') ?? '';
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, TEXT_MAX).toUpperCase(),
    type: enquiryTypes.find((one) => one === query.get('type')) ?? null,
    urgent: { '1': true, '0': false }[query.get('urgent') ?? ''] ?? null,
    unread: query.get('unread') === '1',
    pageNum: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize:
      limits.pageSizes.find((one) => `${one}` === query.get('pageSize')) ?? limits.pageSizeDefault,
  };
}

/** The address's query that asks this; what is the default stays out of it. */
export function writeQuery(enquiryQuery: EnquiryQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (enquiryQuery.keyword !== '') query.set('keyword', enquiryQuery.keyword);
  if (enquiryQuery.type !== null) query.set('type', enquiryQuery.type);
  if (enquiryQuery.urgent !== null) query.set('urgent', enquiryQuery.urgent ? '1' : '0');
  if (enquiryQuery.unread) query.set('unread', '1');
  if (enquiryQuery.pageNum !== 1) query.set('pageNum', `${enquiryQuery.pageNum}`);
  if (enquiryQuery.pageSize !== limits.pageSizeDefault)
    query.set('pageSize', `${enquiryQuery.pageSize}`);
  return query;
}

/** Whether anything is left out by what is asked. */
export const isFiltered = ({ keyword, type, urgent, unread }: EnquiryQuery): boolean =>
  keyword !== '' || type !== null || urgent !== null || unread;
