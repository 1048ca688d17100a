import { orderEndings } from '#contract/orders/endings-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { OrderEndings } from './OrderEndings.tsx';

/** Every ending of a placed order; read again whenever the order has another version. */
export default function EndingsOfOrder({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts/endings');
  const endings = useCallQuery(orderEndings, { id: order.id }, { previous: true, everyMs: 30_000 });
  if (endings.data) return <OrderEndings endings={endings.data} placed />;
  if (endings.isPending) return <SkeletonLines label={t('loading')} lines={6} />;
  return (
    <Note tone="fail" action={<Button onClick={() => endings.refetch()}>{t('retry')}</Button>}>
      {t('failed')} {endings.error.message}
    </Note>
  );
}
