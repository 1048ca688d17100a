import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Console, orderListPath } from '#contract/addresses.ts';
import { wantBuyUnRead } from '#contract/boards/calls.ts';
import { orderList, orderSummary } from '#contract/orders/calls.ts';
import { orderKinds } from '#contract/orders/table.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { rechargePath } from './addresses.ts';
import { BoardFailed } from './BoardFailed.tsx';
import { Counts, MoneyOfMonths, StockFreshness } from './BoardFigures.tsx';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';
import { useInvitations } from './Invitations.tsx';
import { byDue, OpenClaims, useOpenClaims } from './OpenClaims.tsx';
import styles from './OrderRows.module.css';
import { OrderRows } from './OrderRows.tsx';

type Figure = 'balance' | 'frozen' | 'held' | 'deposit';

/** Rows of each kind that a dashboard shows; the lists show the rest. */
const ROWS = 10;

/** Both kinds of orders of a tab, in one list. */
function useOrders(tab: 'mine' | 'open') {
  const of = { tab, pageNum: 1, pageSize: ROWS };
  const trade = useCallQuery(orderList, { ...of, kind: 'trade' });
  const agent = useCallQuery(orderList, { ...of, kind: 'agent' });
  const list = trade.data && agent.data && [...trade.data.list, ...agent.data.list];
  return {
    list,
    error: trade.error ?? agent.error,
    again: () => void Promise.all([trade.refetch(), agent.refetch()]),
  };
}

/** Shows the reader's open tasks by deadline, orders in progress, the balance and its months. */
export function Dashboard({
  console,
  first,
  isPending = false,
}: {
  console: Console;
  /** Stands above all; everything waits while it is pending. */
  first?: ReactNode;
  isPending?: boolean;
}) {
  const t = useTranslator('orders/dashboard');
  const isNew = useIsNewBuyer(console);
  const isReady = useIsRead(console, isNew);
  // All at once: nothing that is read below a part moves when the part arrives.
  if (!isReady || isPending) {
    return (
      <div className={layout.awaited}>
        <SkeletonLines label={t('needs')} lines={12} />
      </div>
    );
  }
  return (
    <div className={layout.sections}>
      {first}
      {isNew && <FirstSteps />}
      <NeedsYou console={console} />
      <Counts console={console} />
      <InProgress console={console} />
      <Balance console={console} />
      <MoneyOfMonths console={console} />
      {console === 'seller' && <StockFreshness />}
    </div>
  );
}

/** Returns whether a buyer has no order yet; false while that is not known. */
function useIsNewBuyer(console: Console): boolean {
  const counts = useCallQuery(orderSummary, { side: console }).data?.counts;
  return console === 'buyer' && counts !== undefined && counts.open + counts.completed === 0;
}

/** Returns whether every query of the dashboard has succeeded or failed once. */
function useIsRead(console: Console, isNew: boolean): boolean {
  const summary = useCallQuery(orderSummary, { side: console });
  const wallet = useCallQuery(walletOne, {});
  const unread = useCallQuery(wantBuyUnRead, {}, { quiet: true });
  const mine = useOrders('mine');
  const open = useOrders('open');
  const first = useFirstSteps(isNew);
  const invitations = useInvitations(console === 'seller');
  const claims = useOpenClaims(console);
  const isOrdersRead = [mine, open, claims].every(
    ({ list, error }) => list !== undefined || error !== null,
  );
  const isPending = [summary, wallet, unread, first].some((read) => read.isPending);
  const isInvited = console === 'buyer' || invitations.isFetched;
  return isOrdersRead && isInvited && !isPending;
}

function NeedsYou({ console }: { console: Console }) {
  const t = useTranslator('orders/dashboard');
  const { list, error, again } = useOrders('mine');
  const claims = useOpenClaims(console);
  const waiting = claims.list ?? [];
  return (
    <Section title={t('needs')} aside={t('needsAside')}>
      {error && <BoardFailed error={error} again={again} />}
      {claims.error && <BoardFailed error={claims.error} again={claims.again} />}
      {!error && (waiting.length === 0 || list?.length !== 0) && (
        <OrderRows
          label={t('needs')}
          console={console}
          orders={list && [...list].sort(byDue)}
          empty={<Empty title={t('nothing')} />}
        />
      )}
      {waiting.length > 0 && <OpenClaims console={console} claims={waiting} />}
    </Section>
  );
}

function InProgress({ console }: { console: Console }) {
  const t = useTranslator('orders/dashboard');
  const { list, error, again } = useOrders('open');
  const others = list?.filter((order) => !order.yourMove).sort(byDue);
  return (
    <Section
      title={t('progress')}
      aside={t('waiting')}
      action={orderKinds.map((kind) => (
        <Link key={kind} to={orderListPath(console, kind)}>
          {t(kind === 'agent' ? 'agentOrders' : 'allOrders')}
        </Link>
      ))}
    >
      {error ? (
        <BoardFailed error={error} again={again} />
      ) : (
        <OrderRows
          label={t('progress')}
          console={console}
          orders={others}
          empty={<Empty title={t('noOrders')} />}
        />
      )}
    </Section>
  );
}

/** The money in one line. */
function Balance({ console }: { console: Console }) {
  const t = useTranslator('orders/dashboard');
  const wallet = useCallQuery(walletOne, {});
  const keys: Figure[] = ['balance', 'frozen', 'held'];
  if (console === 'seller') keys.push('deposit');
  return (
    <Section title={t('money')} action={<Link to={`/${console}-wallet`}>{t('wallet')}</Link>}>
      {wallet.isPending && <SkeletonLines label={t('money')} lines={1} />}
      {wallet.isError && <BoardFailed error={wallet.error} again={() => void wallet.refetch()} />}
      <div className={styles.figures}>
        {wallet.data && (
          <dl className={styles.amounts}>
            {keys.map((key) => (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>
                  <MoneyText
                    money={wallet.data[key]}
                    held={key === 'held' && isPositive(wallet.data.held)}
                  />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <span className={styles.end}>
          <ButtonLink to={rechargePath(console)}>{t('recharge')}</ButtonLink>
        </span>
      </div>
    </Section>
  );
}
