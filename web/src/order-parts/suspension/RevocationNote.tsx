import { Link } from 'react-router';
import { moneyPlace } from '#contract/orders/money/money-place.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';

/** The sentence on what follows from a revoked report, as the order stands now. */
function followsOf(order: OrderView) {
  if (order.suspension !== null) {
    return order.suspension.decisionRequested ? 'suspended.asked' : 'suspended.open';
  }
  if (order.me !== 'buyer' || moneyPlace(order.kind, order.state) !== 'released') return null;
  return order.state === 'completed' ? 'released.claim' : 'released.later';
}

/** Says which reports of an order were revoked, why, and what follows for both parties. */
export default function RevocationNote({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts/suspension');
  const format = useFormat();
  const follows = followsOf(order);
  const isOpen = order.suspension !== null || follows !== null;
  return (
    <Note
      tone={isOpen ? 'fail' : 'wait'}
      action={
        follows === 'released.claim' && (
          <ButtonLink to={`/after-sales-apply/${order.id}`}>{t('released.apply')}</ButtonLink>
        )
      }
    >
      {order.revokedReports.map(({ no, revokedAt, reason }) => (
        <p key={no}>
          {t.parts('revoked', {
            report: (
              <Link
                translate="no"
                to={order.me === 'staff' ? `/ops/report/${no}` : `/report/${no}`}
              >
                {no}
              </Link>
            ),
            time: format.prose(revokedAt, { zone: true }),
            reason,
          })}
        </p>
      ))}
      {follows && <p>{t(follows)}</p>}
    </Note>
  );
}
