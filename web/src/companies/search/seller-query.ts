import type { Input } from '#contract/call.ts';
import type { searchMember } from '#contract/companies/calls.ts';
import { standings } from '#contract/companies/constants.ts';
import { limits } from '#contract/limits.ts';

/** The filter by track record, as the call names it. */
type RecordFilter = Pick<Input<typeof searchMember>, 'standing'>;

/** The query in the address of a seller search. */
export interface SellerQuery extends Readonly<RecordFilter> {
  readonly keyword: string;
  readonly isAccurate: 0 | 1;
  readonly brand: string;
  /** Country code; empty for all. */
  readonly areaId: string;
  readonly pageNum: number;
  readonly pageSize: (typeof limits.pageSizes)[number];
}

const TEXT_MAX = 80;
const PAGE_MAX = 10_000;
export const SELLER_SEARCH = '/seller-search-results';

/** Reads a search from an address; what cannot be read is the default. */
export function readQuery(query: URLSearchParams): SellerQuery {
  const text = (key: string) => (query.get(key) ?? '').trim().slice(0, TEXT_MAX);
  const page = Number(query.get('pageNum') ?? '1');
  const area = text('area').toUpperCase();
  return {
    keyword: text('keyword'),
    isAccurate: query.get('isAccurate') === '1' ? 1 : 0,
    brand: text('brand'),
    areaId: /^[A-Z]{2}$/.test(area) ? area : '',
    standing: standings.find((one) => one === query.get('standing')) ?? 'any',
    pageNum: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
    pageSize:
      limits.pageSizes.find((one) => String(one) === query.get('pageSize')) ??
      limits.pageSizeDefault,
  };
}

/** The address of a search; what is the default is left out. */
export function searchAddress(query: SellerQuery): string {
  const said = new URLSearchParams();
  if (query.keyword !== '') said.set('keyword', query.keyword);
  if (query.isAccurate === 1) said.set('isAccurate', '1');
  if (query.brand !== '') said.set('brand', query.brand);
  if (query.areaId !== '') said.set('area', query.areaId);
  if (query.standing !== 'any') said.set('standing', query.standing);
  if (query.pageNum !== 1) said.set('pageNum', String(query.pageNum));
  if (query.pageSize !== limits.pageSizeDefault) said.set('pageSize', String(query.pageSize));
  return said.size === 0 ? SELLER_SEARCH : `${SELLER_SEARCH}?${said}`;
}

/** Whether a search leaves sellers out. */
export const isFiltered = ({ keyword, brand, areaId, standing }: SellerQuery): boolean =>
  keyword !== '' || brand !== '' || areaId !== '' || standing !== 'any';

/** The address of the same search with another page size, at its first page. */
export function withPageSize(query: SellerQuery, size: number): string {
  const pageSize = limits.pageSizes.find((one) => one === size) ?? limits.pageSizeDefault;
  return searchAddress({ ...query, pageSize, pageNum: 1 });
}
