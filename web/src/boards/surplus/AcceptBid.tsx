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
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useFeeTexts } from '#web/widgets/money/use-fees.ts';
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
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const fees = useFeeTexts();
  const start = useMemo(() => initialQuantities(bid), [bid]);
  const [takes, setTakes, forget] = useDraft<AcceptQuantities>(`surplus-accept:${bid.id}`, start);
  const placed = useOrderPlaced((no) => s('accept.placed', { no }), forget);
  const [tried, setTried] = useState(false);
  const violations = validateDraft(bid, takes);
  const form = useForm(takes, violations);
  const command = useCommand(acceptBid, {
    onDone: placed,
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (form.ready()) command.mutate(inputOf(bid, takes));
  };
  const isChanged = command.error instanceof CallFailure && command.error.is('order.hasChange');
  const costs = listSoldItems(bid, takes).flatMap(
    ({ item, quantity }) => costOf(item, quantity) ?? [],
  );
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
      className={layout.cols}
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
            const cost = item.left > 0 ? costOf(item, takes[item.id] ?? '') : null;
            return cost === null ? '–' : <MoneyText money={cost} bare />;
          }}
        />
        {form.error('items') && (
          <p className={accept.wrong} role="alert">
            {t('accept.nothing')}
          </p>
        )}
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
