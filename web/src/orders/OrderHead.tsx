import { type Console, orderListPath } from '#contract/addresses.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { writeMessage } from '#web/order-parts/OrderThread.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import text from '#web/ui/text.module.css';
import { HeldTag } from '#web/widgets/orders/HeldTag.tsx';
import { StateTag } from '#web/widgets/orders/StateTag.tsx';
import { factsOfOrder } from '#web/widgets/orders/track-facts.ts';
import { spokenState } from '#web/widgets/orders/track-sentence.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';

const showDocuments = () => document.getElementById('documents')?.scrollIntoView();

/** The head of an order's page: its number, state, what is held, who the other party is. */
export function OrderHead({ order, console }: { order: OrderView; console: Console }) {
  const t = useTranslator('orders/detail');
  const shared = useTranslator('orders');
  const parts = useTranslator('widgets');
  const track = useTranslator('widgets/track');
  const format = useFormat();
  const state = spokenState(trackView(factsOfOrder(order)));
  const mine = order.me !== 'staff' && (order.due?.on.includes(order.me) ?? false);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: shared(order.kind), to: orderListPath(console, order.kind) },
          { label: state === 'pricing' ? track('next.pricing') : parts(`state.${state}`) },
        ]}
      />
      <PageHead
        title={order.no}
        reference
        actions={
          <>
            <Button icon="download" onClick={showDocuments}>
              {t('documents')}
            </Button>
            <Button icon="talk" onClick={writeMessage}>
              {t('support')}
            </Button>
          </>
        }
      >
        <StateTag state={state} mine={mine} />
        <HeldTag held={order.sums.held} />
        <span className={text.m}>
          <OtherParty order={order} />
        </span>
        <span className={text.q}>
          {t('placed', { time: format.prose(order.placedAt, { time: false }) })}
        </span>
      </PageHead>
    </>
  );
}

function OtherParty({ order }: { order: OrderView }) {
  const t = useTranslator('orders/detail');
  if (order.me === 'seller') return <>{t('buyer', { name: order.buyer.name })}</>;
  if (order.seller) return <>{t('seller', { name: order.seller.name })}</>;
  return <>{t('supplier', { name: order.supplier?.name ?? '' })}</>;
}
