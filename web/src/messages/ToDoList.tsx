import { useState } from 'react';
import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { orderPath } from '#contract/addresses.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { EscrowStrip } from '#web/widgets/orders/EscrowStrip.tsx';
import { HeldTag } from '#web/widgets/orders/HeldTag.tsx';
import { factsOfSummary } from '#web/widgets/orders/track-facts.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import styles from './MessageList.module.css';
import { PAGE_SIZE, useMine } from './to-do.ts';

/** The orders that wait for the reader, each with its strip, its deadline and the way to act. */
export default function ToDoList() {
  const t = useTranslator('messages');
  const [pageNum, setPage] = useState(1);
  const [trade, agent] = [useMine('trade', pageNum), useMine('agent', pageNum)];
  const failed = [trade, agent].find((one) => one.isError);
  if (failed) return <FailNote error={failed.error} again={() => void failed.refetch()} />;
  if (!(trade.data && agent.data)) {
    return (
      <div className={styles.wait}>
        <SkeletonLines label={t('loading')} lines={6} />
      </div>
    );
  }
  const total = Math.max(trade.data.total, agent.data.total);
  const orders = [...trade.data.list, ...agent.data.list].sort(byDeadline);
  if (total === 0) return <Empty title={t('noMove')}>{t('noMoveText')}</Empty>;
  return (
    <>
      <ul className={styles.toDo} aria-label={t('mine')}>
        {orders.map((order) => (
          <ToDo key={order.id} order={order} />
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPage} />
      )}
    </>
  );
}

/** Orders by deadline; those without one come last. */
const byDeadline = (a: OrderSummary, b: OrderSummary): number =>
  (a.due?.at ?? '9').localeCompare(b.due?.at ?? '9') || a.no.localeCompare(b.no);

function ToDo({ order }: { order: OrderSummary }) {
  const t = useTranslator('messages');
  const identity = useCallQuery(loginUser, {}).data?.mainIdentity ?? 'buyer';
  const view = trackView(factsOfSummary(order));
  const link = orderPath(identity, order.kind, order.id);
  const { due } = order;
  const [line, ...more] = order.lines;
  return (
    <li className={styles.order} data-mine>
      <div className={styles.orderHead}>
        <Link to={link} translate="no">
          {order.no}
        </Link>
        {line && (
          <span>
            <Mpn mpn={line.mpn} />
            {more.length > 0 && ` +${more.length}`}
          </span>
        )}
        <HeldTag held={order.held} />
        <ButtonLink
          variant="primary"
          to={link}
          iconEnd="forward"
          aria-label={t('actOn', { no: order.no })}
        >
          {t('act')}
        </ButtonLink>
      </div>
      <div className={styles.orderNow}>
        <EscrowStrip view={view} />
        <DueDeadline due={due} mine />
      </div>
    </li>
  );
}
