import { type ReactNode, useId } from 'react';
import type { Output } from '#contract/call.ts';
import type { partDeals, searchElectronic } from '#contract/catalog/calls.ts';
import { searchSorts } from '#contract/catalog/search.ts';
import type { SearchSort } from '#contract/catalog/search-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { SegmentedLinks } from '#web/ui/form/Segmented.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TabLinks } from '#web/ui/layout/Tabs.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './catalog.module.css';
import { FilterSheet } from './FilterSheet.tsx';
import { filterCount, isForcedExact, type PartQuery, searchAddress } from './part-query.ts';
import { useOptimisticQuery } from './use-optimistic-query.ts';

interface Props {
  readonly query: PartQuery;
  readonly found: Output<typeof searchElectronic> | undefined;
  readonly deals: Output<typeof partDeals> | undefined;
  readonly onChange: (next: PartQuery) => void;
  /** The id of the filters on the page. */
  readonly anchor: string;
  /** The filters as the sheet of a narrow page shows them. */
  readonly filters: ReactNode;
}

/** The head of a search: the keyword, the count of results, and how they are sorted and shown. */
export function SearchHead({ query, found, deals, onChange, anchor, filters }: Props) {
  const t = useTranslator('catalog');
  const format = useFormat();
  const { keyword, isAccurate, tab } = query;
  const addressWith = (part: Partial<PartQuery>) =>
    searchAddress({ ...query, pageNum: 1, unfolded: [], priced: [], ...part });
  return (
    <>
      <header className={styles.searchHead}>
        <div>
          <h1>
            <Mpn mpn={keyword} size={28} />
          </h1>
          <p role="status">{found && found.total > 0 && <ResultCount found={found} />}</p>
          {isForcedExact(keyword) && <p>{t('search.shortNote')}</p>}
          {deals?.lastAt && (
            <p>
              {t('search.deals', {
                count: deals.deals,
                at: format.prose(deals.lastAt, { time: false, weekday: false, zone: false }),
              })}
            </p>
          )}
        </div>
        {tab === 'offers' && (
          <div className={styles.tools}>
            {!isForcedExact(keyword) && (
              <SegmentedLinks
                label={t('search.mode')}
                options={[
                  {
                    to: addressWith({ isAccurate: 1 }),
                    label: t('search.exact'),
                    current: isAccurate === 1,
                  },
                  {
                    to: addressWith({ isAccurate: 0 }),
                    label: t('search.fuzzy'),
                    current: isAccurate === 0,
                  },
                ]}
              />
            )}
            <SortSelect query={query} form={anchor} onChange={onChange} />
            <FilterSheet count={filterCount(query)} lines={found?.lines} anchor={anchor}>
              {filters}
            </FilterSheet>
          </div>
        )}
      </header>
      <div className={styles.tabs}>
        <TabLinks
          label={t('search.tabs')}
          tabs={[
            {
              to: addressWith({ tab: 'offers' }),
              label: t('search.tabOffers'),
              current: tab === 'offers',
            },
            {
              to: addressWith({ tab: 'quotes' }),
              label: t('search.tabQuotes'),
              current: tab === 'quotes',
            },
          ]}
        />
      </div>
    </>
  );
}

function ResultCount({ found }: { found: Output<typeof searchElectronic> }) {
  const t = useTranslator('catalog');
  return (
    <>
      {t('search.offersCount', { count: found.lines })}
      {t('comma')}
      {t('search.partsCount', { count: found.total })}
    </>
  );
}

/** The order of the results; without a program it is sent with the filters. */
function SortSelect(props: {
  query: PartQuery;
  form: string;
  onChange: (next: PartQuery) => void;
}) {
  const { form } = props;
  const [query, change] = useOptimisticQuery(props.query, props.onChange);
  const t = useTranslator('catalog');
  const id = useId();
  const { quantity: pieces } = useFormat();
  const labelOf = (sort: SearchSort) =>
    sort === 'price' && query.quantity !== null
      ? t('sort.priceAt', { quantity: pieces(query.quantity) })
      : t(`sort.${sort}`);
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('sort.label')}</label>
      <Select
        id={id}
        name="sort"
        form={form}
        size="sm"
        value={query.sort}
        options={searchSorts.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={(sort) => change({ sort })}
      />
    </div>
  );
}
