import { lazy, Suspense, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { Output } from '#contract/call.ts';
import { quoteCounts, quoteList } from '#contract/enquiries/calls.ts';
import { type EnquiryType, enquiryTypes } from '#contract/enquiries/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { TabLinks } from '#web/ui/layout/Tabs.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import text from '#web/ui/text.module.css';
import { currentQuery } from '#web/widgets/records/current-query.ts';
import { listPath, type Tab, tabs } from '../addresses.ts';
import { QuoteFilters } from '../QuoteFilters.tsx';
import { isFiltered, type QuoteQuery, readQuery, writeQuery } from '../quote-query.ts';
import { RequestTable } from '../RequestTable.tsx';

/** With the words of its own, once it is asked for. */
const SheetDialog = lazy(() => import('../sheet/SheetDialog.tsx'));

/** Shows the requests to this seller: awaiting a quote, quoted, refused, by the address. */
export default function QuotesPage() {
  const { pathname } = useLocation();
  const { type: asked } = useParams();
  const type = enquiryTypes.find((one) => one === asked) ?? 'normal';
  const tab = tabs.find((one) => pathname.startsWith(`${listPath(one, type)}`)) ?? 'awaiting';
  return <Requests key={`${tab}/${type}`} tab={tab} type={type} />;
}

function Requests({ tab, type }: { tab: Tab; type: EnquiryType }) {
  const t = useTranslator('quotes');
  const [query, setQuery] = useSearchParams();
  const quoteQuery = readQuery(query);
  const found = useCallQuery(quoteList, { ...quoteQuery, type, tab }, { previous: true });
  const counted = useCallQuery(quoteCounts, {});
  const counts = counted.data?.[type];
  const [isBySheet, setBySheet] = useState(false);
  const filter = (part: Partial<QuoteQuery>) =>
    setQuery(writeQuery({ ...readQuery(currentQuery()), pageNum: 1, ...part }), {
      replace: true,
      state: { stay: true },
    });
  const head = <RequestsHead tab={tab} type={type} onSheet={() => setBySheet(true)} />;
  // Counts and rows come at once: nothing moves when one of them is there.
  if (found.isPending || counted.isPending) {
    return (
      <>
        {head}
        <div className={layout.awaited}>
          <SkeletonLines label={t(`title.${type}`)} lines={12} />
        </div>
      </>
    );
  }
  return (
    <>
      {head}
      <RequestTabs tab={tab} type={type} counts={counts} />
      <QuoteFilters
        query={quoteQuery}
        tab={tab}
        type={type}
        today={counts?.today ?? 0}
        onFilter={filter}
      />
      {found.isError ? (
        <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
          {t('failed')} {found.error.message}
        </Note>
      ) : (
        <RequestTable
          tab={tab}
          rows={found.data?.list}
          refetching={found.isPlaceholderData}
          empty={<Empty title={t(isFiltered(quoteQuery) ? 'empty.found' : `empty.${tab}`)} />}
        />
      )}
      {found.data && found.data.total > 0 && (
        <Pager
          total={found.data.total}
          page={quoteQuery.pageNum}
          pageSize={quoteQuery.pageSize}
          pageHref={(pageNum) => pageHref(listPath(tab, type), { ...quoteQuery, pageNum })}
          onPageSize={(pageSize) => filter({ pageSize })}
        />
      )}
      {isBySheet && (
        <Suspense fallback={null}>
          <SheetDialog
            type={type}
            waiting={counts?.awaiting ?? 0}
            onClose={() => setBySheet(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface Head {
  readonly tab: Tab;
  readonly type: EnquiryType;
  readonly onSheet: () => void;
}

function RequestsHead({ tab, type, onSheet }: Head) {
  const t = useTranslator('quotes');
  return (
    <PageHead
      title={t(`title.${type}`)}
      actions={
        tab === 'awaiting' && (
          <Button icon="upload" onClick={onSheet}>
            {t('bySheet')}
          </Button>
        )
      }
    >
      <span className={text.q}>{t(`aside.${type}`)}</span>
    </PageHead>
  );
}

/** Returns the address of a page of a list; its own where nothing is filtered. */
function pageHref(list: string, query: QuoteQuery): string {
  const next = writeQuery(query);
  return next.size === 0 ? list : `${list}?${next}`;
}

interface RequestTabsProps {
  readonly tab: Tab;
  readonly type: EnquiryType;
  /** Undefined where they did not load. */
  readonly counts: Output<typeof quoteCounts>[EnquiryType] | undefined;
}

/** Shows the tabs of one type with how many requests each has. */
function RequestTabs({ tab, type, counts }: RequestTabsProps) {
  const t = useTranslator('quotes');
  return (
    <TabLinks
      label={t('tabs')}
      tabs={tabs.map((one) => ({
        to: listPath(one, type),
        current: one === tab,
        label: (
          <>
            {t(`tab.${one}`)}
            {one === 'completed' && <Badge count={counts?.countered ?? 0} />}
          </>
        ),
        count: counts?.[one],
      }))}
    />
  );
}
