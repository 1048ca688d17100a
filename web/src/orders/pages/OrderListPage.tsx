import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { consoleOf } from '#contract/addresses.ts';
import { orderList } from '#contract/orders/calls.ts';
import { orderTabs } from '#contract/orders/tabs.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useStoredTab } from '#web/widgets/records/use-stored-tab.ts';
import { kindOf, tabKeys } from '../addresses.ts';
import styles from '../OrderRows.module.css';
import { OrderRows } from '../OrderRows.tsx';
import { useOrderExport } from '../use-order-export.ts';

const AgentDrafts = lazy(() => import('../drafts/AgentDrafts.tsx'));

const CalendarSection = lazy(() => import('../CalendarSection.tsx'));

const TYPING_MS = 300;

/** My orders: of one kind, in the console of the reader. */
export default function OrderListPage() {
  const { pathname } = useLocation();
  // Each of the four lists keeps its own tab, filter and page.
  return <OrderList key={pathname} path={pathname} />;
}

function OrderList({ path }: { path: string }) {
  const t = useTranslator('orders/list');
  const shared = useTranslator('orders');
  const console = consoleOf(path);
  const kind = kindOf(path);
  const [index, setIndex] = useStoredTab(tabKeys[console][kind], orderTabs.length);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), TYPING_MS);
  const paging = usePaging();
  const tab = orderTabs[index] ?? 'all';
  // The file has what stands in the field, also where the list is not there yet.
  const file = useOrderExport({ kind, tab, keyword: typed.trim() });
  const input = { kind, tab, keyword, ...paging.input };
  const orders = useCallQuery(orderList, input, { previous: true });
  const head = <Head kind={kind} console={console} />;
  // The counts of the tabs come with the first rows: nothing moves when they are there.
  if (orders.isPending) {
    return (
      <>
        {head}
        <div className={layout.awaited}>
          <SkeletonLines label={shared(kind)} lines={12} />
        </div>
      </>
    );
  }
  return (
    <>
      {head}
      <Tabs
        label={t('tabs')}
        value={tab}
        tabs={orderTabs.map((value) => ({
          value,
          label: t(`tab.${value}`),
          count: orders.data?.counts[value],
        }))}
        onChange={(value) => {
          setIndex(orderTabs.indexOf(value));
          paging.first();
        }}
      />
      <Filter
        typed={typed}
        menu={file.menu}
        onType={(text) => {
          setTyped(text);
          paging.first();
        }}
      />
      {file.note}
      {orders.isError ? (
        <Note
          tone="fail"
          action={<Button onClick={() => orders.refetch()}>{shared('retry')}</Button>}
        >
          {t('failed')} {orders.error.message}
        </Note>
      ) : (
        <OrderRows
          label={shared(kind)}
          console={console}
          orders={orders.data?.list}
          refetching={orders.isPlaceholderData}
          empty={<NoOrders kind={kind} tab={tab} keyword={keyword} buying={console === 'buyer'} />}
        />
      )}
      {orders.data && orders.data.total > 0 && (
        <Pager total={orders.data.total} {...paging.pager} />
      )}
      <Suspense fallback={null}>
        <div className={styles.below}>
          {kind === 'agent' && console === 'buyer' && <AgentDrafts />}
          <CalendarSection />
        </div>
      </Suspense>
    </>
  );
}

function Head({ kind, console }: { kind: 'trade' | 'agent'; console: 'buyer' | 'seller' }) {
  const t = useTranslator('orders');
  return (
    <PageHead
      title={t(kind)}
      actions={
        kind === 'agent' &&
        console === 'buyer' && (
          <ButtonLink variant="primary" to="/buyer-place-order">
            {t('placeAgent')}
          </ButtonLink>
        )
      }
    />
  );
}

interface FilterProps {
  readonly typed: string;
  readonly menu: ReactNode;
  readonly onType: (text: string) => void;
}

/** Searches the list by number, part or party; its file stands at the end. */
function Filter({ typed, menu, onType }: FilterProps) {
  const t = useTranslator('orders/list');
  return (
    <div className={layout.filterBar}>
      <TextInput
        className={styles.filter}
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('search')}
        maxLength={80}
        value={typed}
        onChange={onType}
      />
      {typed && (
        <Button variant="text" onClick={() => onType('')}>
          {t('clear')}
        </Button>
      )}
      <span className={layout.end}>{menu}</span>
    </div>
  );
}

function NoOrders(props: {
  kind: 'trade' | 'agent';
  tab: (typeof orderTabs)[number];
  keyword: string;
  buying: boolean;
}) {
  const t = useTranslator('orders/list');
  const shared = useTranslator('orders');
  const { kind, tab, keyword, buying } = props;
  if (keyword) return <Empty title={t('emptyFound', { keyword })} />;
  if (tab === 'mine') return <Empty title={t('emptyMine')} />;
  if (tab !== 'all') return <Empty title={t('emptyTab')} />;
  const action = buying && (
    <ButtonLink to={kind === 'agent' ? '/buyer-place-order' : '/part-search'}>
      {kind === 'agent' ? shared('placeAgent') : t('findParts')}
    </ButtonLink>
  );
  return <Empty title={t(kind === 'agent' ? 'emptyAgent' : 'emptyTrade')} action={action} />;
}
