import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fileUpload } from '#contract/files/calls.ts';
import { addSurplusQuote } from '#contract/surplus/calls.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { LateEndingsPreview } from '#web/order-parts/endings/LateEndings.tsx';
import { InspectionFields } from '#web/order-parts/ordering/InspectionFields.tsx';
import { ShipToFields } from '#web/order-parts/ordering/ShipToFields.tsx';
import type { ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';
import { type Plans, usePlans } from '#web/order-parts/ordering/use-plans.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Effects } from '../Effects.tsx';
import { ReplyFields } from '../posts/form/ReplyFields.tsx';
import { atItems } from '../refuse-at-items.ts';
import accept from '../replies/accept/accept.module.css';
import { NotSent } from '../replies/NotSent.tsx';
import { OrderSums } from '../replies/OrderSums.tsx';
import { orderSums } from '../replies/order-sums.ts';
import quote from '../replies/quote.module.css';
import { useOwnShipTo } from '../use-own-ship-to.ts';
import {
  type BidDraft,
  type BidLine,
  goodsOf,
  initialBidDraft,
  inputOf,
  listBidLines,
  validateDraft,
} from './bid-form.ts';
import { bidPath } from './paths.ts';

/** Bids for surplus: price and quantity by item, where the goods go, what the lab tests. */
export function BidForm({ deal }: { deal: SurplusDeal }) {
  const s = useTranslator('boards/surplus');
  const bidding = useBidding(deal);
  const { draft, setDraft, lines, form, uploads, plans, shipTo, act } = bidding;
  const setLine = (id: string, part: Partial<BidLine>) =>
    setDraft({
      ...draft,
      lines: draft.lines.map((line) => (line.postItemId === id ? { ...line, ...part } : line)),
    });
  return (
    <form
      ref={form.frame}
      className={layout.cols}
      onSubmit={bidding.submit}
      noValidate
      aria-label={s('bid.title')}
    >
      <div className={layout.sections}>
        <Section title={s('bid.title')}>
          {deal.items.map((item) => (
            <Line
              key={item.id}
              item={item}
              line={draft.lines.find((one) => one.postItemId === item.id)}
              form={form}
              alone={deal.items.length === 1}
              onChange={(part) => setLine(item.id, part)}
            />
          ))}
          {form.error('items') && (
            <p className={accept.wrong} role="alert">
              {s('bid.nothing')}
            </p>
          )}
          <ReplyFields
            words={{
              validity: s('bid.validity'),
              note: s('bid.note'),
              noteHint: s('bid.noteHint'),
            }}
            draft={draft}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            noteError={form.error('note')}
            uploads={uploads}
          />
        </Section>
        <InspectionFields
          goodsType={draft.goodsType}
          advised={draft.tests === null}
          plans={plans}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <ShipToFields
          shipTo={shipTo}
          form={form}
          onChange={bidding.setShipTo}
          offersFreightAccount={bidding.hasFreightAccounts}
        />
        <Endings lines={lines} plans={plans} shipTo={shipTo} />
      </div>
      <aside className={accept.side}>
        <Section title={s('bid.ticket')}>
          <Sums lines={lines} plans={plans} shipTo={shipTo} />
          {deal.myReplyId !== null && <p>{s('bid.replaces')}</p>}
          <NotSent failed={s('bid.failed')} form={form} error={act.error} wrong={bidding.wrong} />
          <Button
            type="submit"
            variant="primary"
            size="md"
            block
            loading={act.isPending}
            disabled={uploads.busy || plans.plan === undefined}
          >
            {s('bid.send')}
          </Button>
        </Section>
      </aside>
    </form>
  );
}

type OrderProps = { lines: readonly BidLine[]; plans: Plans; shipTo: ShipToDraft };

/** The endings of the order that the bid becomes once it is accepted. */
function Endings({ lines, plans, shipTo }: OrderProps) {
  return (
    <LateEndingsPreview
      order={{
        lines: lines.map(({ quantity, unitPrice }) => ({ quantity: Number(quantity), unitPrice })),
        tests: [...plans.chosen],
        ownFreight: shipTo.freightAccount.trim() !== '',
      }}
    />
  );
}

function useBidding(deal: SurplusDeal) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const navigate = useNavigate();
  const start = useMemo(() => initialBidDraft(deal), [deal]);
  const [draft, setDraft, forget] = useDraft<BidDraft>(`surplus-bid:${deal.id}`, start);
  const delivery = useOwnShipTo();
  const { shipTo } = delivery;
  const [tried, setTried] = useState(false);
  const uploads = useUploads(fileUpload, t('post.lost'));
  const lines = listBidLines(deal, draft);
  // A refusal counts the lines that were sent: one of them may have sold out since.
  const sent = useRef(lines);
  const pieces = Math.max(1, ...lines.map(({ quantity }) => Number(quantity) || 1));
  const plans = usePlans({ pieces, goodsType: draft.goodsType, tests: draft.tests });
  const attach = uploads.answers.map((file) => file.url);
  const bidding = { deal, draft, shipTo, tests: plans.chosen, attach };
  const violations = validateDraft(bidding);
  const form = useForm({ draft, shipTo }, violations);
  const command = useCommand(addSurplusQuote, {
    onDone: ({ id, no }) => {
      forget();
      toast(s('bid.sent', { no }));
      navigate(bidPath({ id, no }));
    },
    onFail: (error) => form.refuse(atItems(error, sent.current)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!form.ready()) return;
    sent.current = lines;
    command.mutate(inputOf(bidding));
  };
  const wrong = tried ? Object.keys(violations).length : 0;
  return {
    draft,
    setDraft,
    lines,
    ...delivery,
    form,
    uploads,
    plans,
    act: command,
    submit,
    wrong,
  };
}

interface LineProps {
  readonly item: SurplusDeal['items'][number];
  readonly line: BidLine | undefined;
  readonly form: Form;
  readonly alone: boolean;
  readonly onChange: (part: Partial<BidLine>) => void;
}

function Line({ item, line, form, alone, onChange }: LineProps) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const format = useFormat();
  if (line === undefined) return null;
  const path = (field: string) => `${item.id}.${field}`;
  const left = format.quantity(item.left);
  const isOver = Number(line.quantity) > item.left;
  // A line that sold out since it was ticked is not bid for.
  const isOn = line.on && item.left > 0;
  return (
    <fieldset className={quote.item} data-on={isOn || undefined}>
      <legend className={text.vh}>{item.model}</legend>
      <div className={quote.head}>
        {alone ? (
          <Mpn mpn={item.model} size={16} />
        ) : (
          <Checkbox
            checked={isOn}
            disabled={item.left === 0}
            onChange={(on) => onChange({ on })}
            aria-label={`${s('bid.on')}: ${item.model}`}
          >
            <Mpn mpn={item.model} size={16} />
          </Checkbox>
        )}
        <span>{item.left === 0 ? s('soldOut') : s('left', { left })}</span>
        <span className={quote.quiet}>
          {item.unitPrice === null ? s('open') : s('asked', { price: `USD ${item.unitPrice}` })}
        </span>
      </div>
      {isOn && (
        <div className={quote.grid}>
          <Field label={s('bid.price')} required error={form.error(path('unitPrice'))}>
            <FigureInput
              decimals={5}
              unit="USD"
              value={line.unitPrice}
              onChange={(unitPrice) => onChange({ unitPrice })}
              onBlur={form.left(path('unitPrice'))}
            />
          </Field>
          <Field
            label={s('bid.quantity')}
            required
            error={isOver ? t('accept.tooMany', { left }) : form.error(path('quantity'))}
          >
            <FigureInput
              unit={t('pieces')}
              value={line.quantity}
              onChange={(quantity) => onChange({ quantity })}
              onBlur={form.left(path('quantity'))}
            />
          </Field>
        </div>
      )}
    </fieldset>
  );
}

/** Shows the sums and the effects of the order that the bid would become. */
function Sums({ lines, plans, shipTo }: OrderProps) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const goods = goodsOf(lines);
  const sums = orderSums({ goods, lines: lines.length, plans, shipTo });
  const row = { key: 'goods', term: t('accept.goods'), value: <MoneyText money={goods} bare /> };
  return (
    <>
      <OrderSums goods={[row]} sums={sums} />
      <Effects
        goods={goods}
        total={sums.total}
        words={{
          now: s('bid.now'),
          confirmed: s('bid.nowText'),
          pass: s('bid.passText'),
          fail: s('bid.failText'),
        }}
      />
    </>
  );
}
