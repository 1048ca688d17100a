import { useState } from 'react';
import { staffOrderPath } from '#contract/addresses.ts';
import { parseMoney } from '#contract/money.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { RevokedReports } from '#web/order-parts/suspension/RevokedReports.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { StateTag } from '#web/widgets/orders/StateTag.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DeskActions } from '../order/move/DeskMoves.tsx';
import { isEventAllowed } from '../order/move/use-desk-move.ts';
import { useDifferencePrices } from './Differences.tsx';
import { DockFrame } from './DockFrame.tsx';
import { differenceOf } from './difference.ts';
import styles from './dock.module.css';
import { LotsOfPacks } from './LotsOfPacks.tsx';
import { PickList } from './PickList.tsx';

const picked = ['cleared', 'returning'];

/** An order whose goods are at the dock, or have left it: what was received, and what comes next. */
export function DockOrder({ order }: { order: OrderView }) {
  const t = useTranslator('operator/dock');
  const [refused, setRefused] = useState<string | null>(null);
  const { dock } = order;
  return (
    <DockFrame
      title={order.no}
      reference
      aside={<StateTag state={order.state} />}
      back={{ to: '/ops/dock', label: t('back') }}
    >
      <RevokedReports order={order} />
      <Received order={order} />
      {picked.includes(order.state) && <PickList order={order} />}
      <DeskActions order={order} station={undefined} refused={refused} onRefused={setRefused} />
      {order.state === 'received' && !isEventAllowed(order, 'recount') && (
        <p className={styles.quiet}>{t('result.recount')}</p>
      )}
      {dock && dock.packs.length > 0 && <LotsOfPacks lines={order.lines} packs={dock.packs} />}
      <div className={styles.buttons}>
        {dock && (
          <ButtonLink size="lg" icon="file" to={`/ops/dock/${order.id}/labels`}>
            {t('result.labels')}
          </ButtonLink>
        )}
        <ButtonLink size="lg" variant="text" to={staffOrderPath(order.id)}>
          {t('result.order')}
        </ButtonLink>
      </div>
    </DockFrame>
  );
}

/** Whether the price of missing pieces is not decided yet: it did not go back to the buyer. */
const isCountOpen = ({ state, sums }: OrderView): boolean =>
  state === 'received' && parseMoney(sums.refunded.amount, 'USD').minor === 0n;

/** Shows the counted pieces, their place in the dock, and who was notified. */
function Received({ order }: { order: OrderView }) {
  const t = useTranslator('operator/dock');
  const format = useFormat();
  const pricesOf = useDifferencePrices();
  const { dock } = order;
  if (dock === null) return null;
  const count = order.lines.reduce((all, line) => all + (line.pieces?.received ?? 0), 0);
  return (
    <>
      <div className={styles.done}>
        <span>
          <Icon name="check" size={20} />
        </span>
        <div>
          <b>{t('result.received', { count })}</b>
          <p className={styles.quiet}>
            {t('result.at', {
              time: format.prose(dock.at, { zone: true }),
              location: dock.location,
            })}
          </p>
        </div>
      </div>
      <Section title={t('result.lines')}>
        <ul className={styles.lots}>
          {order.lines.map((line, index) => {
            const received = line.pieces?.received ?? 0;
            return (
              <li key={line.id} data-other={received === line.quantity ? undefined : ''}>
                <b>{index + 1}</b>
                <span>
                  <Mpn mpn={line.mpn} />
                  <small>{t('result.ordered', { count: line.quantity })}</small>
                </span>
                <span className={styles.num}>{format.number(received)}</span>
              </li>
            );
          })}
        </ul>
        {isCountOpen(order) &&
          order.lines
            .flatMap((line) => pricesOf(line, differenceOf(line, 0)))
            .map((sentence) => (
              <p key={sentence} className={styles.quiet}>
                {sentence}
              </p>
            ))}
        <p className={styles.quiet}>{t('result.told')}</p>
      </Section>
    </>
  );
}
