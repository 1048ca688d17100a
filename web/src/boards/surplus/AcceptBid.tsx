import { type FormEvent, useMemo, useState } from 'react';
import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import { acceptBid } from '#contract/surplus/calls.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type FieldErrors, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { added } from '#web/order-parts/ordering/sums.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useFeeTexts } from '#web/widgets/money/use-fees.ts';
import accept from '../replies/accept.module.css';
import { NotSent } from '../replies/NotSent.tsx';
import { AcceptQuantityField } from '../replies/TakeField.tsx';
import { useOrderPlaced } from '../replies/use-order-placed.ts';
import { BidLines } from './BidLines.tsx';

type Item = Bid['items'][number];
/** How much of each item is sold, as typed; empty for nothing. */
type AcceptQuantities = Readonly<Record<string, string>>;

const inputOf = (bid: Bid, quantities: AcceptQuantities) => ({
  replyId: bid.id,
  version: bid.version,
  items: bid.items
    .filter((item) => (quantities[item.id] ?? '') !== '')
    .map((item) => ({ replyItemId: item.id, quantity: quantities[item.id] ?? '' })),
});

/** Faults by item id; `over` where more is sold than is left. */
function validateDraft(bid: Bid, quantities: AcceptQuantities): FieldErrors {
  const input = inputOf(bid, quantities);
  const violations: Record<string, string> = {};
  for (const [path, reason] of Object.entries(validateInput(acceptBid, input))) {
    const [list, index, field] = path.split('.');
    const item = list === 'items' && field ? input.items[Number(index)] : undefined;
    violations[item?.replyItemId ?? path] = reason;
  }
  for (const item of bid.items) {
    if (Number(quantities[item.id] ?? 0) > item.left) violations[item.id] ??= 'over';
  }
  return violations;
}

const costOf = (item: Item, quantity: string) =>
  /^[1-9]\d*$/.test(quantity)
    ? wire(lineAmount({ unitPrice: parseUnitPrice(item.unitPrice), quantity: Number(quantity) }))
    : null;

/** The poster accepts a bid, wholly or for a part, which places an order in which it sells. */
export function AcceptBid({ bid }: { bid: Bid }) {
  const s = useTranslator('boards/surplus');
  const fees = useFeeTexts();
  const placed = useOrderPlaced((no) => s('accept.placed', { no }));
  const start = useMemo<AcceptQuantities>(
    () => Object.fromEntries(bid.items.map((one) => [one.id, one.left > 0 ? `${one.left}` : ''])),
    [bid],
  );
  const [takes, setTakes, forget] = useDraft<AcceptQuantities>(`surplus-accept:${bid.id}`, start);
  const [tried, setTried] = useState(false);
  const violations = validateDraft(bid, takes);
  const form = useForm(takes, violations);
  const command = useCommand(acceptBid, {
    onDone: (order) => {
      forget();
      placed(order);
    },
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (form.ready()) command.mutate(inputOf(bid, takes));
  };
  const isChanged = command.error instanceof CallFailure && command.error.is('order.hasChange');
  const costs = bid.items.flatMap((item) => costOf(item, takes[item.id] ?? '') ?? []);
  const acceptColumn: Column<Item> = {
    key: 'take',
    head: s('accept.take'),
    width: 148,
    figures: true,
    phone: 'wide',
    phoneLabel: s('accept.take'),
    cell: (item) =>
      item.left > 0 && (
        <AcceptQuantityField
          label={s('accept.take')}
          left={item.left}
          error={form.error(item.id)}
          quantity={takes[item.id] ?? ''}
          onChange={(quantity) => setTakes({ ...takes, [item.id]: quantity })}
          onBlur={form.left(item.id)}
        />
      ),
  };
  return (
    <form
      ref={form.frame}
      className={accept.frame}
      onSubmit={submit}
      noValidate
      aria-label={s('accept.title')}
    >
      <div className={layout.sections}>
        {isChanged && <Note tone="wait">{s('accept.changed')}</Note>}
        <BidLines
          bid={bid}
          acceptColumn={acceptColumn}
          amount={(item) => {
            const cost = costOf(item, takes[item.id] ?? '');
            return cost === null ? '–' : <MoneyText money={cost} bare />;
          }}
        />
      </div>
      <aside className={accept.side}>
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
            wrong={tried ? Object.keys(violations).length : 0}
          />
          <Button type="submit" variant="primary" size="md" block loading={command.isPending}>
            {s('accept.place')}
          </Button>
        </Section>
      </aside>
    </form>
  );
}
