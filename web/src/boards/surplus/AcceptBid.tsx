import { type FormEvent, useMemo, useState } from 'react';
import { acceptBid } from '#contract/surplus/calls.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { added } from '#web/order-parts/ordering/sums.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useFeeTexts } from '#web/widgets/money/use-fees.ts';
import { AcceptFrame, acceptColumn } from '../replies/accept/AcceptFrame.tsx';
import accept from '../replies/accept/accept.module.css';
import { useOrderPlaced } from '../replies/accept/use-order-placed.ts';
import { NotSent } from '../replies/NotSent.tsx';
import { AcceptQuantityField } from '../replies/TakeField.tsx';
import {
  type AcceptQuantities,
  costOf,
  initialQuantities,
  inputOf,
  listSoldItems,
  validateDraft,
} from './accept-bid.ts';
import { BidLines } from './BidLines.tsx';

type Item = Bid['items'][number];

/** The poster accepts a bid, wholly or for a part, which places an order in which it sells. */
export function AcceptBid({ bid }: { bid: Bid }) {
  const s = useTranslator('boards/surplus');
  const acceptance = useBidAcceptance(bid);
  const { form, quantities, setQuantities } = acceptance;
  const quantityColumn = acceptColumn<Item>(
    s('accept.take'),
    (item) =>
      item.left > 0 && (
        <AcceptQuantityField
          label={s('accept.take')}
          left={item.left}
          error={form.error(item.id)}
          quantity={quantities[item.id] ?? ''}
          onChange={(quantity) => setQuantities({ ...quantities, [item.id]: quantity })}
          onBlur={form.left(item.id)}
        />
      ),
  );
  return (
    <AcceptFrame
      title={s('accept.title')}
      form={form}
      onSubmit={acceptance.submit}
      changed={acceptance.isChanged && s('accept.changed')}
      lines={
        <BidLines
          bid={bid}
          acceptColumn={quantityColumn}
          amount={(item) => {
            const cost = item.left > 0 ? costOf(item, quantities[item.id] ?? '') : null;
            return cost === null ? '–' : <MoneyText money={cost} bare />;
          }}
        />
      }
      ticket={<SaleTicket bid={bid} acceptance={acceptance} />}
    />
  );
}

/** Holds the quantities that are sold, and accepts the bid for them. */
function useBidAcceptance(bid: Bid) {
  const s = useTranslator('boards/surplus');
  const start = useMemo(() => initialQuantities(bid), [bid]);
  const [quantities, setQuantities, forget] = useDraft<AcceptQuantities>(
    `surplus-accept:${bid.id}`,
    start,
  );
  const placed = useOrderPlaced((no) => s('accept.placed', { no }), forget);
  const [tried, setTried] = useState(false);
  const violations = validateDraft(bid, quantities);
  const form = useForm(quantities, violations);
  const command = useCommand(acceptBid, {
    onDone: placed,
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (form.ready()) command.mutate(inputOf(bid, quantities));
  };
  return {
    ...{ quantities, setQuantities, form, command, submit },
    isChanged: command.error instanceof CallFailure && command.error.is('order.hasChange'),
    wrong: tried ? Object.keys(violations).length : 0,
  };
}

interface TicketProps {
  readonly bid: Bid;
  readonly acceptance: ReturnType<typeof useBidAcceptance>;
}

/** Shows the sum and the commission of the sale, with the button that places the order below. */
function SaleTicket({ bid, acceptance }: TicketProps) {
  const s = useTranslator('boards/surplus');
  const fees = useFeeTexts();
  const { form, quantities, command, isChanged, wrong } = acceptance;
  const costs = listSoldItems(bid, quantities).flatMap(
    ({ item, quantity }) => costOf(item, quantity) ?? [],
  );
  return (
    <Section title={s('accept.title')}>
      <div aria-live="polite">
        <DefinitionList
          sum
          items={[
            {
              key: 'sum',
              term: s('accept.sum'),
              value: <MoneyText money={added(costs)} bare />,
              total: true,
            },
          ]}
        />
      </div>
      <div className={accept.said}>
        <p className={text.q}>{s('accept.commission', { percent: fees.trade })}</p>
        <p className={text.q}>{s('accept.confirm')}</p>
      </div>
      <NotSent
        failed={s('accept.failed')}
        form={form}
        error={isChanged ? null : command.error}
        wrong={wrong}
      />
      <Button type="submit" variant="primary" size="md" block loading={command.isPending}>
        {s('accept.place')}
      </Button>
    </Section>
  );
}
