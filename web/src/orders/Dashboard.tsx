import { Link } from 'react-router';
import { type OrderSummary, orderList } from '#contract/orders/calls.ts';
import { orderKinds } from '#contract/orders/table.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { type Console, listPath, rechargePath } from './addresses.ts';
import { OrderRows } from './OrderRows.tsx';

/** Rows of each kind that a dashboard shows; the lists show the rest. */
const ROWS = 10;

/** Both kinds of orders of a tab, in one list. */
function useOrders(tab: 'mine' | 'open') {
  const of = { tab, pageNum: 1, pageSize: ROWS };
  const trade = useRead(orderList, { ...of, kind: 'trade' });
  const agent = useRead(orderList, { ...of, kind: 'agent' });
  const list = trade.data && agent.data && [...trade.data.list, ...agent.data.list];
  return {
    list,
    error: trade.error ?? agent.error,
    again: () => void Promise.all([trade.refetch(), agent.refetch()]),
  };
}

/** Deadlines first to last; what has none comes at the end. */
const byDue = (one: OrderSummary, other: OrderSummary): number =>
  (one.due?.at ?? '9999').localeCompare(other.due?.at ?? '9999');

/** What needs the reader now by deadline, orders in progress, and the money. */
export function Dashboard({ console }: { console: Console }) {
  return (
    <div className={layout.cols}>
      <div className={layout.sections}>
        <Needs console={console} />
        <InProgress console={console} />
      </div>
      <aside className={layout.sections}>
        <Balance console={console} />
      </aside>
    </div>
  );
}

function Failed({ error, again }: { error: Error; again: () => void }) {
  const t = useWords('orders');
  return (
    <Note tone="fail" action={<Button onClick={again}>{t('list.retry')}</Button>}>
      {t('board.failed')} {error.message}
    </Note>
  );
}

function Needs({ console }: { console: Console }) {
  const t = useWords('orders');
  const { list, error, again } = useOrders('mine');
  return (
    <Section title={t('board.needs')} aside={t('board.needsAside')}>
      {error ? (
        <Failed error={error} again={again} />
      ) : (
        <OrderRows
          label={t('board.needs')}
          console={console}
          orders={list && [...list].sort(byDue)}
          empty={<Empty title={t('board.nothing')} />}
        />
      )}
    </Section>
  );
}

function InProgress({ console }: { console: Console }) {
  const t = useWords('orders');
  const { list, error, again } = useOrders('open');
  const others = list?.filter((order) => !order.yourMove).sort(byDue);
  return (
    <Section
      title={t('board.progress')}
      aside={t('board.waiting')}
      action={orderKinds.map((kind) => (
        <Link key={kind} to={listPath(console, kind)}>
          {t(kind === 'agent' ? 'board.agentOrders' : 'board.allOrders')}
        </Link>
      ))}
    >
      {error ? (
        <Failed error={error} again={again} />
      ) : (
        <OrderRows
          label={t('board.progress')}
          console={console}
          orders={others}
          empty={<Empty title={t('board.noOrders')} />}
        />
      )}
    </Section>
  );
}

function Balance({ console }: { console: Console }) {
  const t = useWords('orders');
  const wallet = useRead(walletOne, {});
  const items = (['balance', 'frozen', 'held'] as const).map(
    (key): Definition => ({
      key,
      term: t(`board.${key}`),
      value: wallet.data && <MoneyText money={wallet.data[key]} held={key === 'held'} unmarked />,
    }),
  );
  if (wallet.data && console === 'seller') {
    const money = wallet.data.deposit;
    items.push({ key: 'deposit', term: t('board.deposit'), value: <MoneyText money={money} /> });
  }
  return (
    <Section
      title={t('board.money')}
      action={<Link to={`/${console}-wallet`}>{t('board.wallet')}</Link>}
    >
      {wallet.isPending && <SkeletonLines label={t('board.money')} />}
      {wallet.isError && <Failed error={wallet.error} again={() => void wallet.refetch()} />}
      {wallet.data && <DefinitionList sum items={items} />}
      <p style={{ marginTop: 12 }}>
        <ButtonLink to={rechargePath(console)}>{t('board.recharge')}</ButtonLink>
      </p>
    </Section>
  );
}
