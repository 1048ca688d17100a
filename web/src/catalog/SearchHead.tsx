import { type ReactNode, useId } from 'react';
import type { Output } from '#contract/call.ts';
import type { partDeals, searchElectronic } from '#contract/catalog/calls.ts';
import { type SearchSort, searchSorts } from '#contract/catalog/search.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { SegmentedLinks } from '#web/ui/Segmented.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TabLinks } from '#web/ui/Tabs.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import styles from './catalog.module.css';
import { FilterSheet } from './FilterSheet.tsx';
import { filterCount, isForcedExact, type PartQuery, searchAddress } from './part-query.ts';
import { useWanted } from './use-wanted.ts';

interface Props {
  readonly asked: PartQuery;
  readonly found: Output<typeof searchElectronic> | undefined;
  readonly dealt: Output<typeof partDeals> | undefined;
  readonly onAsk: (next: PartQuery) => void;
  /** The id of the filters on the page. */
  readonly anchor: string;
  /** The filters as the sheet of a narrow page shows them. */
  readonly filters: ReactNode;
}

/** What was searched, how much was found, and how it is searched, ordered and shown. */
export function SearchHead({ asked, found, dealt, onAsk, anchor, filters }: Props) {
  const t = useTranslator('catalog');
  const format = useFormat();
  const { keyword, isAccurate, tab } = asked;
  const at = (part: Partial<PartQuery>) =>
    searchAddress({ ...asked, pageNum: 1, unfolded: [], priced: [], ...part });
  return (
    <>
      <header className={styles.searchHead}>
        <div>
          <h1>
            <Mpn mpn={keyword} size={28} />
          </h1>
          <p role="status">{found && found.total > 0 && <Count found={found} />}</p>
          {isForcedExact(keyword) && <p>{t('search.shortNote')}</p>}
          {dealt?.lastAt && (
            <p>
              {t('search.deals', {
                count: dealt.deals,
                at: format.prose(dealt.lastAt, { time: false, weekday: false, zone: false }),
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
                    to: at({ isAccurate: 1 }),
                    label: t('search.exact'),
                    current: isAccurate === 1,
                  },
                  {
                    to: at({ isAccurate: 0 }),
                    label: t('search.fuzzy'),
                    current: isAccurate === 0,
                  },
                ]}
              />
            )}
            <Sort asked={asked} form={anchor} onAsk={onAsk} />
            <FilterSheet count={filterCount(asked)} lines={found?.lines} anchor={anchor}>
              {filters}
            </FilterSheet>
          </div>
        )}
      </header>
      <div className={styles.tabs}>
        <TabLinks
          label={t('search.tabs')}
          tabs={[
            { to: at({ tab: 'offers' }), label: t('search.tabOffers'), current: tab === 'offers' },
            { to: at({ tab: 'quotes' }), label: t('search.tabQuotes'), current: tab === 'quotes' },
          ]}
        />
      </div>
    </>
  );
}

function Count({ found }: { found: Output<typeof searchElectronic> }) {
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
function Sort(props: { asked: PartQuery; form: string; onAsk: (next: PartQuery) => void }) {
  const { form } = props;
  const [asked, want] = useWanted(props.asked, props.onAsk);
  const t = useTranslator('catalog');
  const id = useId();
  const { quantity: pieces } = useFormat();
  const labelOf = (sort: SearchSort) =>
    sort === 'price' && asked.quantity !== null
      ? t('sort.priceAt', { quantity: pieces(asked.quantity) })
      : t(`sort.${sort}`);
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('sort.label')}</label>
      <Select
        id={id}
        name="sort"
        form={form}
        size="sm"
        value={asked.sort}
        options={searchSorts.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={(sort) => want({ sort })}
      />
    </div>
  );
}
