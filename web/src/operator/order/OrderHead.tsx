import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import text from '#web/ui/text.module.css';
import { HeldTag } from '#web/widgets/orders/HeldTag.tsx';
import { StateTag } from '#web/widgets/orders/StateTag.tsx';

/** The head of an order at the desks: number, kind, state, what is held, both parties. */
export function OrderHead({ order }: { order: OrderView }) {
  const t = useTranslator('operator');
  const parts = useTranslator('widgets');
  const format = useFormat();
  const seller = order.seller?.name ?? order.supplier?.name ?? '–';
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('orders.title'), to: '/ops/orders' },
          { label: parts(`state.${order.state}`) },
        ]}
      />
      <PageHead
        title={order.no}
        reference
        actions={<CopyButton text={order.no} label={t('order.copyNo')} />}
      >
        <StateTag state={order.state} />
        {order.kind === 'agent' && <Tag tone="ink">{t('kind.agent')}</Tag>}
        {order.due?.late && <Tag tone="fail">{parts('overdue')}</Tag>}
        <HeldTag held={order.sums.held} />
        <span className={text.m}>
          {seller} → {order.buyer.name}
        </span>
        <span className={text.q}>
          {t('order.placed', { time: format.prose(order.placedAt, { time: false }) })}
        </span>
      </PageHead>
    </>
  );
}
