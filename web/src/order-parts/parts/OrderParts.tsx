import { Link, useLocation } from 'react-router';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import { isPositive } from '../is-positive.ts';
import styles from '../OrderFacts.module.css';

/** The orders that this one was split off, or that were split off it, each with its money. */
export default function OrderParts({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts/parts');
  const states = useTranslator('widgets');
  const format = useFormat();
  // All parts of an order have the same two parties: their pages differ in the id alone.
  const page = useLocation().pathname.replace(/\/[^/]*$/, '');
  const { parent, children } = order;
  return (
    <Note tone="info">
      <div className={styles.dispute}>
        {parent && (
          <p>
            {t('ofParent')} <Part to={`${page}/${parent.id}`} no={parent.no} />
          </p>
        )}
        {children.map((child) => (
          <p key={child.id}>
            {t('child')} <Part to={`${page}/${child.id}`} no={child.no} />
            {t('is', {
              state: states(`state.${child.state}`),
              money: format.money(child.total),
            })}
            {isPositive(child.held) && t('held', { money: format.money(child.held) })}
          </p>
        ))}
        {isPositive(order.sums.carried) && (
          <p>{t('refundedBefore', { money: format.money(order.sums.carried) })}</p>
        )}
      </div>
    </Note>
  );
}

const Part = ({ to, no }: { to: string; no: string }) => (
  <Link to={to} translate="no">
    {no}
  </Link>
);
