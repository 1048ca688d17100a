import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { partDeals, searchElectronic } from '#contract/catalog/calls.ts';
import { limits } from '#contract/limits.ts';
import { useRead } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { useHead } from '#web/page/use-head.ts';
import { Mpn } from '#web/parts/Mpn.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import styles from '../catalog.module.css';
import { groupOffers } from '../group-offers.ts';
import { OfferGroup, requestPath } from '../OfferGroup.tsx';
import { productOf } from '../product-json.ts';

/** Offers of a part number: the very same, or those that begin so; grouped by part and maker. */
export default function PartSearchPage() {
  const [query] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim().toUpperCase().slice(0, 80);
  if (keyword === '') return <Asking />;
  const isShort = keyword.length < limits.exactUnderChars;
  const exact = isShort || query.get('isAccurate') === '1';
  // Another search begins at its first page.
  return <Results key={`${keyword} ${exact}`} {...{ keyword, exact, isShort }} />;
}

function Asking() {
  const t = useWords('catalog');
  useHead({ title: t('search.title'), description: t('search.headBare') });
  return (
    <div className={styles.search}>
      <h1 className={styles.plainTitle}>{t('search.title')}</h1>
      <Empty title={t('search.ask')}>{t('search.askText')}</Empty>
    </div>
  );
}

interface Asked {
  readonly keyword: string;
  readonly exact: boolean;
  readonly isShort: boolean;
}

function Results({ keyword, exact, isShort }: Asked) {
  const t = useWords('catalog');
  const format = useFormat();
  const [, setQuery] = useSearchParams();
  const [page, setPage] = useState<{ num: number; size: number }>({ num: 1, size: 20 });
  const found = useRead(
    searchElectronic,
    { keyword, isAccurate: exact ? 1 : 0, pageNum: page.num, pageSize: page.size },
    { keep: true },
  );
  const dealt = useRead(partDeals, { keyword }, { enabled: exact }).data;
  const hasOffers = exact && found.data !== undefined && found.data.total > 0;
  const isListed = hasOffers || (dealt !== undefined && dealt.deals > 0);
  useHead({
    title: t('search.headTitle', { keyword }),
    description: t('search.headText', { keyword }),
    canonical: `/part-search?${new URLSearchParams({ keyword, isAccurate: '1' })}`,
    // What begins so, or is not there, is a search; the part's own page is the exact one.
    noIndex: !isListed,
    jsonLd: hasOffers ? groupOffers(found.data.list).map(productOf) : [],
  });
  const choose = (next: boolean) => setQuery({ keyword, isAccurate: next ? '1' : '0' });
  return (
    <div className={styles.search}>
      <header className={styles.searchHead}>
        <div>
          <h1>
            <Mpn mpn={keyword} size={28} />
          </h1>
          <p role="status">
            {found.data && found.data.total > 0 && t('search.found', { count: found.data.total })}
            {isShort && ` ${t('search.shortNote')}`}
          </p>
          {dealt?.lastAt && (
            <p>
              {t('search.deals', {
                count: dealt.deals,
                at: format.prose(dealt.lastAt, { time: false, weekday: false, zone: false }),
              })}
            </p>
          )}
        </div>
        {!isShort && (
          <Segmented
            label={t('search.mode')}
            value={exact ? 'exact' : 'fuzzy'}
            options={[
              { value: 'exact', label: t('search.exact') },
              { value: 'fuzzy', label: t('search.fuzzy') },
            ]}
            onChange={(value) => choose(value === 'exact')}
          />
        )}
      </header>
      {found.isPending && <SkeletonLines label={t('search.title')} lines={6} />}
      {found.isError && (
        <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
          {t('search.failed')} {found.error.message}
        </Note>
      )}
      {found.data?.total === 0 && (
        <Nothing {...{ keyword, exact, isShort }} onPrefix={() => choose(false)} />
      )}
      <div className={found.isPlaceholderData ? styles.old : undefined}>
        {groupOffers(found.data?.list ?? []).map((group) => (
          <OfferGroup key={`${group.mpn} ${group.manufacturer}`} group={group} asked={keyword} />
        ))}
      </div>
      {found.data && found.data.total > 0 && (
        <Pager
          total={found.data.total}
          page={page.num}
          pageSize={page.size}
          onPage={(num) => setPage({ ...page, num })}
          onPageSize={(size) => setPage({ num: 1, size })}
        />
      )}
    </div>
  );
}

function Nothing({ keyword, exact, isShort, onPrefix }: Asked & { onPrefix: () => void }) {
  const t = useWords('catalog');
  return (
    <Empty
      title={t(exact ? 'search.noneExact' : 'search.none', { keyword })}
      action={
        <span className={styles.buttons}>
          {exact && !isShort && <Button onClick={onPrefix}>{t('search.tryPrefix')}</Button>}
          <ButtonLink variant="primary" to={requestPath(keyword)}>
            {t('search.post')}
          </ButtonLink>
        </span>
      }
    >
      {t('search.noneText')}
    </Empty>
  );
}
