import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { opsQueues } from '#contract/operator/calls.ts';
import { queueKeys } from '#contract/operator/constants.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import { opsOrderList } from '#contract/orders/staff-calls.ts';
import { orderKinds, orderStates } from '#contract/orders/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { TabLinks } from '#web/ui/layout/Tabs.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { OrderTable } from '../order/OrderTable.tsx';
import styles from '../order/orders.module.css';
import { QueueWork } from '../tasks/QueueWork.tsx';

const EVERY_MS = 60_000;
const HOME = '/ops/orders';

/** Queues whose work is done on the page of an order. */
const orderQueues = [
  'price',
  'receive',
  'inspect',
  'disputes',
  'send',
  'sendBack',
  'deliver',
  'corrections',
  'refunds',
] as const satisfies readonly QueueKey[];

/** All orders with filters, or the work of one queue of orders. */
export default function OrdersPage() {
  const t = useTranslator('operator');
  const [params] = useSearchParams();
  const queue = queueKeys.find((one) => one === params.get('queue')) ?? null;
  const counts = useCallQuery(opsQueues, {}, { everyMs: EVERY_MS }).data?.counts;
  return (
    <>
      <PageHead title={t(queue === null ? 'orders.title' : `queue.${queue}`)} />
      <TabLinks
        wrap
        label={t('orders.queues')}
        tabs={[
          { to: HOME, label: t('orders.all'), current: queue === null },
          ...orderQueues.map((one) => ({
            to: `${HOME}?queue=${one}`,
            label: t(`queue.${one}`),
            count: counts?.find((row) => row.queue === one)?.count,
            current: one === queue,
          })),
        ]}
      />
      {queue === null ? (
        <AllOrders />
      ) : (
        <div className={styles.body}>
          <QueueWork key={queue} queue={queue} empty={t('orders.emptyQueue')} />
        </div>
      )}
    </>
  );
}

type State = (typeof orderStates)[number];
type Kind = (typeof orderKinds)[number];

interface Filter {
  readonly keyword: string;
  readonly state: State | '';
  readonly kind: Kind | '';
}
const ALL: Filter = { keyword: '', state: '', kind: '' };

function AllOrders() {
  const t = useTranslator('operator');
  const [filter, setFilter] = useState<Filter>(ALL);
  const paging = usePaging();
  const { keyword, state, kind } = filter;
  const read = useCallQuery(
    opsOrderList,
    {
      ...paging.input,
      keyword,
      states: state === '' ? [] : [state],
      ...(kind === '' ? {} : { kind }),
    },
    { previous: true },
  );
  const change = (facts: Partial<Filter>) => {
    setFilter({ ...filter, ...facts });
    paging.first();
  };
  const filtered = keyword !== '' || state !== '' || kind !== '';
  return (
    <>
      <Filters filter={filter} onChange={change} />
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.data?.total === 0 ? (
        <Empty
          title={t('orders.empty')}
          action={filtered && <Button onClick={() => change(ALL)}>{t('orders.clear')}</Button>}
        >
          {filtered && t('orders.emptyText')}
        </Empty>
      ) : (
        <>
          <OrderTable orders={read.data?.list} refetching={read.isPlaceholderData} />
          {read.data && <Pager total={read.data.total} {...paging.pager} />}
        </>
      )}
    </>
  );
}

function Filters(props: { filter: Filter; onChange: (facts: Partial<Filter>) => void }) {
  const t = useTranslator('operator');
  const parts = useTranslator('widgets');
  const { filter, onChange } = props;
  const [typed, setTyped] = useState(filter.keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ keyword: typed.trim() });
  };
  // Clearing all filters clears what is typed as well.
  const [shown, setShown] = useState(filter.keyword);
  if (shown !== filter.keyword) {
    setShown(filter.keyword);
    setTyped(filter.keyword);
  }
  return (
    <form className={layout.filterBar} onSubmit={submit}>
      <TextInput
        className={styles.search ?? ''}
        value={typed}
        maxLength={80}
        aria-label={t('orders.search')}
        placeholder={t('orders.search')}
        onChange={setTyped}
      />
      <Button type="submit" icon="search">
        {t('orders.find')}
      </Button>
      <Select
        className={styles.choice ?? ''}
        aria-label={t('orders.state')}
        value={filter.state}
        placeholder={t('orders.anyState')}
        options={orderStates.map((one) => ({ value: one, label: parts(`state.${one}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <Select
        className={styles.choice ?? ''}
        aria-label={t('orders.kind')}
        value={filter.kind}
        placeholder={t('orders.anyKind')}
        options={orderKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
    </form>
  );
}
