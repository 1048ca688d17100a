import type { ReactNode } from 'react';
import type { Reply } from '#contract/boards/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { PlanBuys } from '#web/order-parts/ordering/PlanBuys.tsx';
import type { ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';
import { added } from '#web/order-parts/ordering/sums.ts';
import type { Plans } from '#web/order-parts/ordering/use-plans.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Effects } from '../../Effects.tsx';
import { OrderSums } from '../OrderSums.tsx';
import { orderSums } from '../order-sums.ts';
import { type AcceptDraft, costOf, listAcceptedItems } from './accept-form.ts';

interface Props {
  readonly reply: Reply;
  readonly draft: AcceptDraft;
  readonly shipTo: ShipToDraft;
  readonly plans: Plans;
  readonly busy: boolean;
  /** The reason why it was not sent, shown above the button. */
  readonly children: ReactNode;
}

/** Shows the sums and the effects of the order, with the button that places it below. */
export function AcceptTicket({ reply, draft, shipTo, plans, busy, children }: Props) {
  const t = useTranslator('boards');
  const accepted = listAcceptedItems(reply, draft);
  const costs = accepted.map(({ item, quantity }) => ({ item, cost: costOf(item, quantity) }));
  const goods = added(costs.flatMap(({ cost }) => (cost ? [cost] : [])));
  const sums = orderSums({ goods, lines: accepted.length, plans, shipTo });
  const lines = costs.map(({ item, cost }) => ({
    key: item.id,
    term: <Mpn mpn={item.offeredModel} />,
    value: cost ? <MoneyText money={cost} bare /> : '–',
  }));
  return (
    <Section title={t('accept.ticket')}>
      <OrderSums goods={lines} sums={sums} />
      {plans.plan && <PlanBuys plan={plans.plan} />}
      <Effects
        goods={goods}
        total={sums.total}
        words={{
          now: t('accept.now'),
          confirmed: t('accept.nowText', { seller: reply.from.company }),
          pass: t('accept.passText'),
          fail: t('accept.failText'),
        }}
      />
      {children}
      <Button
        type="submit"
        variant="primary"
        size="md"
        block
        loading={busy}
        disabled={plans.plan === undefined}
      >
        {t('accept.place')}
      </Button>
    </Section>
  );
}
