import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { partDeals, searchElectronic } from '#contract/catalog/calls.ts';
import { SEARCH_DEPTH } from '#contract/catalog/search.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useAskedOffers } from '#web/page/asked-offers.ts';
import { useHead } from '#web/page/use-head.ts';
import { cx } from '#web/ui/class-names.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import styles from '../catalog.module.css';
import { Filters } from '../Filters.tsx';
import { NothingFound } from '../NothingFound.tsx';
import { OfferGroup } from '../OfferGroup.tsx';
import {
  filterCount,
  filterOf,
  groupKey,
  type PartQuery,
  partPath,
  readQuery,
  searchAddress,
} from '../part-query.ts';
import { productOf } from '../product-json.ts';
import { SearchHead } from '../SearchHead.tsx';
import { SeveralNumbers } from '../SeveralNumbers.tsx';
import { numbersIn } from '../several-numbers.ts';
import { twinsOf } from '../twins.ts';
import { useWatched } from '../use-watched.ts';

// Fetched by those who open the tab.
const QuoteRecords = lazy(() => import('../records/QuoteRecords.tsx'));

// Fetched with the first tick.
const AskedBar = lazy(() => import('../AskedBar.tsx'));

const FILTERS = 'filters';
const PASTED_MAX = 2000;

/** Offers of a part number, by part and maker; the address says all that is asked. */
export default function PartSearchPage() {
  const [query] = useSearchParams();
  const asked = readQuery(query);
  // Longer than a part number may be: a list that was pasted.
  const pasted = (query.get('keyword') ?? '').slice(0, PASTED_MAX);
  if (asked.keyword === '') return <Asking />;
  // Another search begins anew; the same one, filtered otherwise, keeps what it shows meanwhile.
  return <Results key={`${asked.keyword} ${asked.isAccurate}`} asked={asked} pasted={pasted} />;
}

function Asking() {
  const t = useTranslator('catalog');
  useHead({ title: t('search.title'), description: t('search.headBare') });
  return (
    <div className={styles.search}>
      <h1 className={styles.plainTitle}>{t('search.title')}</h1>
      <Empty title={t('search.ask')}>{t('search.askText')}</Empty>
    </div>
  );
}

function useFound(asked: PartQuery) {
  const { keyword, isAccurate, manufacturers, sort, pageNum, pageSize } = asked;
  return useCallQuery(
    searchElectronic,
    {
      keyword,
      isAccurate,
      manufacturers,
      ...filterOf(asked),
      sort,
      pageNum,
      pageSize,
      facets: true,
    },
    { keep: true, enabled: asked.tab === 'offers' },
  );
}

function Results({ asked, pasted }: { asked: PartQuery; pasted: string }) {
  const t = useTranslator('catalog');
  const navigate = useNavigate();
  const { keyword, isAccurate, tab } = asked;
  const hasAsked = useAskedOffers().length > 0;
  const isExact = isAccurate === 1;
  const found = useFound(asked);
  const dealt = useCallQuery(partDeals, { keyword }, { enabled: isExact }).data;
  const isWhole = isExact && tab === 'offers' && filterCount(asked) === 0;
  const offered = isWhole ? (found.data?.list ?? []) : [];
  useHead({
    title: t('search.headTitle', { keyword }),
    description: t('search.headText', { keyword }),
    canonical: partPath(keyword),
    // What is like it, filtered, or not there, is a search; the part's own page is the exact one.
    noIndex: offered.length === 0 && !(isWhole && dealt !== undefined && dealt.deals > 0),
    jsonLd: offered.map(productOf),
  });
  const go = (next: PartQuery) => void navigate(searchAddress(next), { state: { stay: true } });
  const filters = (id?: string) => (
    <Filters id={id} asked={asked} facets={found.data?.facets ?? null} onAsk={go} />
  );
  return (
    <div className={styles.search}>
      <SearchHead
        asked={asked}
        found={found.data}
        dealt={dealt}
        onAsk={go}
        anchor={FILTERS}
        filters={filters()}
      />
      {tab === 'quotes' ? (
        <Suspense>
          <QuoteRecords asked={asked} />
        </Suspense>
      ) : (
        <div className={styles.results}>
          <div className={styles.rail}>{filters(FILTERS)}</div>
          <Groups asked={asked} pasted={pasted} found={found} go={go} />
        </div>
      )}
      {hasAsked && (
        <Suspense>
          <AskedBar />
        </Suspense>
      )}
    </div>
  );
}

function Groups(props: {
  asked: PartQuery;
  pasted: string;
  found: ReturnType<typeof useFound>;
  go: (next: PartQuery) => void;
}) {
  const { asked, pasted, found, go } = props;
  const t = useTranslator('catalog');
  const { data } = found;
  const groups = data?.list ?? [];
  const total = data?.total ?? 0;
  const sought = data?.readAs ?? asked.keyword;
  const watched = useWatched(groups);
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
      {numbers.length > 0 && <SeveralNumbers asked={asked} numbers={numbers} />}
      <Twins sets={twinsOf(groups)} />
      {data && groups.length === 0 && (
        <NothingFound
          asked={asked}
          isFiltered={filterCount(asked) > 0 && (data.facets?.manufacturers.length ?? 0) > 0}
          isBeyond={total > 0}
        />
      )}
      {groups.map((group) => (
        <OfferGroup
          key={groupKey(group)}
          group={group}
          asked={asked}
          sought={sought}
          now={found.dataUpdatedAt}
          watched={watched}
        />
      ))}
      {total > limits.pageSizes[0] && (
        <Pager
          total={total}
          page={asked.pageNum}
          pageSize={asked.pageSize}
          totalText={t('search.partsCount', { count: total })}
          pageHref={(pageNum) => searchAddress({ ...asked, pageNum, unfolded: [], priced: [] })}
          onPageSize={(size) => {
            const pageSize = limits.pageSizes.find((one) => one === size);
            if (pageSize !== undefined) go({ ...asked, pageSize, pageNum: 1 });
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
function Twins({ sets }: { sets: readonly (readonly string[])[] }) {
  const t = useTranslator('catalog');
  return sets.map((set) => (
    <Note key={set.join()} tone="wait" className={styles.note}>
      {t.parts('group.twins', {
        parts: set.map((mpn, at) => (
          <span key={mpn}>
            {at > 0 && t('comma')}
            <Mpn mpn={mpn} />
          </span>
        )),
      })}
    </Note>
  ));
}
