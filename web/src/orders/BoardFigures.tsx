import { Link } from 'react-router';
import type { Console } from '#contract/addresses.ts';
import { wantBuyUnRead } from '#contract/boards/calls.ts';
import type { Output } from '#contract/call.ts';
import { receivedList } from '#contract/cases/calls.ts';
import { inventoryFreshness } from '#contract/inventory/calls.ts';
import { limits } from '#contract/limits.ts';
import { parseMoney, wire } from '#contract/money.ts';
import { orderSummary } from '#contract/orders/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Bars } from '#web/ui/chart/Bars.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { barWeight } from '#web/widgets/money/bar-weight.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import styles from './OrderRows.module.css';

type Months = Output<typeof orderSummary>['months'];
type Money = 'paid' | 'saved' | 'received';

/** Figures side by side; one that leads somewhere is a link. */
function Figures({
  rows,
}: {
  rows: readonly { label: string; count: number; to?: string | undefined }[];
}) {
  const format = useFormat();
  return (
    <div className={styles.figures}>
      <dl className={styles.amounts}>
        {rows.map(({ label, count, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to ? <Link to={to}>{format.number(count, 0)}</Link> : format.number(count, 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const openComplaints = { tab: 'toAnswer', pageSize: limits.pageSizeDefault } as const;

/** Counts of orders, and what waits unread on the board. */
export function Counts({ console }: { console: Console }) {
  const t = useTranslator('orders/dashboard');
  const read = useCallQuery(orderSummary, { side: console });
  const unread = useCallQuery(wantBuyUnRead, {}, { quiet: true });
  const complaints = useCallQuery(receivedList, openComplaints, {
    quiet: true,
    enabled: console === 'seller',
  }).data;
  const counts = read.data?.counts;
  const waiting = unread.data && [
    console === 'buyer'
      ? { label: t('replies'), count: unread.data.replyNum, to: '/shopping-mall/mine' }
      : { label: t('requests'), count: unread.data.wantBuyNum, to: '/shopping-mall/new' },
  ];
  return (
    <Section title={t('counts')}>
      {read.isPending && <SkeletonLines label={t('counts')} lines={1} />}
      {read.isError && <BoardFailed error={read.error} again={() => void read.refetch()} />}
      {counts && (
        <Figures
          rows={[
            { label: t('countOpen'), count: counts.open },
            { label: t('countYours'), count: counts.yours },
            { label: t('countLate'), count: counts.late },
            { label: t('countDone'), count: counts.completed },
            ...(waiting ?? []),
            ...(complaints
              ? [
                  {
                    label: t('complaints'),
                    count: complaints.total,
                    to: '/seller-complaint-list',
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}

/** The money of twelve months: a buyer's spending and savings, a seller's income. */
export function MoneyOfMonths({ console }: { console: Console }) {
  const kinds: Money[] = console === 'buyer' ? ['paid', 'saved'] : ['received'];
  return kinds.map((kind) => <MonthChart key={kind} console={console} kind={kind} />);
}

function MonthChart({ console, kind }: { console: Console; kind: Money }) {
  const t = useTranslator('orders/dashboard');
  const read = useCallQuery(orderSummary, { side: console });
  const title = t(kind);
  return (
    <Section title={title} aside={t(`${kind}Aside`)}>
      {read.isPending && <SkeletonLines label={title} lines={3} />}
      {read.isError && <BoardFailed error={read.error} again={() => void read.refetch()} />}
      {read.data && <Chart title={title} months={read.data.months} kind={kind} />}
    </Section>
  );
}

function Chart({ title, months, kind }: { title: string; months: Months; kind: Money }) {
  const t = useTranslator('orders/dashboard');
  const sum = months.reduce((all, month) => all + parseMoney(month[kind].amount, 'USD').minor, 0n);
  if (sum === 0n) return <p>{t('noMoney')}</p>;
  return (
    <>
      <div className={styles.figures}>
        <dl className={styles.amounts}>
          <div>
            <dt>{t('year')}</dt>
            <dd>
              <MoneyText money={wire(sum)} />
            </dd>
          </div>
          <div>
            <dt>{t('thisMonth')}</dt>
            <dd>
              <MoneyText money={months.at(-1)?.[kind] ?? wire(0n)} />
            </dd>
          </div>
        </dl>
      </div>
      <Bars
        caption={title}
        heads={[t('month'), t('amount')]}
        green={kind !== 'paid'}
        bars={months.map((one) => ({
          name: one.month,
          label: one.month.slice(5),
          value: barWeight(one[kind]),
          figure: <MoneyText money={one[kind]} />,
        }))}
      />
    </>
  );
}

/** How lately a seller's stock was confirmed. */
export function StockFreshness() {
  const t = useTranslator('orders/dashboard');
  const read = useCallQuery(inventoryFreshness, {});
  const stock = read.data;
  return (
    <Section title={t('stockTitle')} action={<Link to="/seller-inventory">{t('stock')}</Link>}>
      {read.isPending && <SkeletonLines label={t('stockTitle')} lines={1} />}
      {read.isError && <BoardFailed error={read.error} again={() => void read.refetch()} />}
      {stock && (
        <Figures
          rows={[
            { label: t('stockFresh'), count: stock.fresh },
            { label: t('stockAgeing'), count: stock.ageing },
            { label: t('stockStale'), count: stock.stale },
          ]}
        />
      )}
    </Section>
  );
}
