import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { partDeals, searchElectronic } from '#contract/catalog/calls.ts';
import { SEARCH_DEPTH } from '#contract/catalog/search.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useSelectedOffers } from '#web/page/asked-offers.ts';
import { useHead } from '#web/page/use-head.ts';
import { cx } from '#web/ui/class-names.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../catalog.module.css';
import { Filters } from '../Filters.tsx';
import { lookalikesIn } from '../lookalike-numbers.ts';
import { NothingFound } from '../NothingFound.tsx';
import { OfferGroup } from '../OfferGroup.tsx';
import {
  exactPartAddress,
  filterCount,
  groupKey,
  type PartQuery,
  parsePartQuery,
  searchAddress,
  toOfferFilter,
} from '../part-query.ts';
import { commonBreaks } from '../price-columns.ts';
import { productOf } from '../product-json.ts';
import { SearchHead } from '../SearchHead.tsx';
import { SeveralNumbers } from '../SeveralNumbers.tsx';
import { numbersIn } from '../several-numbers.ts';
import { useWatchedParts } from '../use-watched-parts.ts';

// Fetched by those who open the tab.
const QuoteRecords = lazy(() => import('../records/QuoteRecords.tsx'));

// Fetched with the first tick.
const SelectedOffersBar = lazy(() => import('../SelectedOffersBar.tsx'));

const FILTERS = 'filters';
const PASTED_MAX = 2000;

/** Offers of a part number, by part and maker; the address says all that is asked. */
export default function PartSearchPage() {
  const [params] = useSearchParams();
  const query = parsePartQuery(params);
  // Longer than a part number may be: a list that was pasted.
  const pasted = (params.get('keyword') ?? '').slice(0, PASTED_MAX);
  if (query.keyword === '') return <SearchPrompt />;
  // Another search begins anew; the same one, filtered otherwise, keeps what it shows meanwhile.
  return <Results key={`${query.keyword} ${query.isAccurate}`} query={query} pasted={pasted} />;
}

function SearchPrompt() {
  const t = useTranslator('catalog');
  useHead({ title: t('search.title'), description: t('search.headBare') });
  return (
    <div className={styles.search}>
      <h1 className={styles.plainTitle}>{t('search.title')}</h1>
      <Empty title={t('search.ask')}>{t('search.askText')}</Empty>
    </div>
  );
}

function useSearchResults(query: PartQuery) {
  const { keyword, isAccurate, manufacturers, sort, pageNum, pageSize } = query;
  return useCallQuery(
    searchElectronic,
    {
      keyword,
      isAccurate,
      manufacturers,
      ...toOfferFilter(query),
      sort,
      pageNum,
      pageSize,
      facets: true,
    },
    { previous: true, enabled: query.tab === 'offers' },
  );
}

function Results({ query, pasted }: { query: PartQuery; pasted: string }) {
  const t = useTranslator('catalog');
  const navigate = useNavigate();
  const { keyword, isAccurate, tab } = query;
  const hasSelection = useSelectedOffers().length > 0;
  const isExact = isAccurate === 1;
  const found = useSearchResults(query);
  const deals = useCallQuery(partDeals, { keyword }, { enabled: isExact }).data;
  const isWhole = isExact && tab === 'offers' && filterCount(query) === 0;
  const offered = isWhole ? (found.data?.list ?? []) : [];
  useHead({
    title: t('search.headTitle', { keyword }),
    description: t('search.headText', { keyword }),
    canonical: exactPartAddress(keyword),
    // Only the exact search is the part's own page; similar or filtered results are not indexed.
    noIndex: offered.length === 0 && !(isWhole && deals !== undefined && deals.deals > 0),
    jsonLd: offered.map(productOf),
  });
  const navigateTo = (next: PartQuery) =>
    void navigate(searchAddress(next), { state: { stay: true } });
  const filters = (id?: string) => (
    <Filters id={id} query={query} facets={found.data?.facets ?? null} onChange={navigateTo} />
  );
  return (
    <div className={styles.search}>
      <SearchHead
        query={query}
        found={found.data}
        deals={deals}
        onChange={navigateTo}
        anchor={FILTERS}
        filters={filters()}
      />
      {tab === 'quotes' ? (
        <Suspense>
          <QuoteRecords query={query} />
        </Suspense>
      ) : (
        <div className={styles.results}>
          <div className={styles.rail}>{filters(FILTERS)}</div>
          <ResultGroups query={query} pasted={pasted} found={found} navigateTo={navigateTo} />
        </div>
      )}
      {hasSelection && (
        <Suspense>
          <SelectedOffersBar />
        </Suspense>
      )}
    </div>
  );
}

function ResultGroups(props: {
  query: PartQuery;
  pasted: string;
  found: ReturnType<typeof useSearchResults>;
  navigateTo: (next: PartQuery) => void;
}) {
  const { query, pasted, found, navigateTo } = props;
  const t = useTranslator('catalog');
  const { data } = found;
  const groups = data?.list ?? [];
  const total = data?.total ?? 0;
  const searchedFor = data?.readAs ?? query.keyword;
  const watched = useWatchedParts(groups);
  const listBreaks = commonBreaks(groups.flatMap(({ offers }) => offers));
  const isWhole = groups.length > 0 && data?.readAs === null;
  const numbers = data === undefined || isWhole ? [] : numbersIn(pasted);
  return (
    <div className={cx(found.isPlaceholderData && styles.old)} aria-busy={found.isFetching}>
      {found.isPending && <SkeletonLines label={t('search.title')} lines={8} />}
      <FailNote error={found.error} again={() => void found.refetch()} />
      {data?.readAs && (
        <Note className={styles.note}>
          {t.parts('search.readAs', { part: <Mpn mpn={data.readAs} /> })}
        </Note>
      )}
      {numbers.length > 0 && <SeveralNumbers query={query} numbers={numbers} />}
      <LookalikeNotes sets={lookalikesIn(groups)} />
      {data && groups.length === 0 && (
        <NothingFound
          query={query}
          isFiltered={filterCount(query) > 0 && (data.facets?.manufacturers.length ?? 0) > 0}
          isBeyond={total > 0}
        />
      )}
      {groups.map((group) => (
        <OfferGroup
          key={groupKey(group)}
          group={group}
          query={query}
          searchedFor={searchedFor}
          listBreaks={listBreaks}
          now={found.dataUpdatedAt}
          watched={watched}
        />
      ))}
      {total > limits.pageSizes[0] && (
        <Pager
          total={total}
          page={query.pageNum}
          pageSize={query.pageSize}
          totalText={t('search.partsCount', { count: total })}
          pageHref={(pageNum) => searchAddress({ ...query, pageNum, unfolded: [], priced: [] })}
          onPageSize={(size) => {
            const pageSize = limits.pageSizes.find((one) => one === size);
            if (pageSize !== undefined) navigateTo({ ...query, pageSize, pageNum: 1 });
          }}
        />
      )}
      {data?.bounded && (
        <Note className={styles.note}>{t('search.bounded', { count: SEARCH_DEPTH })}</Note>
      )}
      {groups.length > 0 && (
        <p className={styles.explain}>{t('search.explain', { days: limits.stockStaleDays })}</p>
      )}
    </div>
  );
}

/** Parts that are easily taken for one another, named together. */
function LookalikeNotes({ sets }: { sets: readonly (readonly string[])[] }) {
  const t = useTranslator('catalog');
  return sets.map((set) => (
    <Note key={set.join()} tone="wait" className={styles.note}>
      {t.parts('group.twins', {
        parts: set.map((mpn, i) => (
          <span key={mpn}>
            {i > 0 && t('comma')}
            <Mpn mpn={mpn} />
          </span>
        )),
      })}
    </Note>
  ));
}
