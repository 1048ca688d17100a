import { useState } from 'react';
import { offerSettlement } from '#contract/orders/calls.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { moneyOfOffer, orderInDispute, piecesAtMost } from '../consequence.ts';
import { type MoveProps, useMove } from '../moves/use-move.ts';
import { closing } from './closing.ts';
import styles from './ways-out.module.css';

interface Draft {
  readonly accepted: Readonly<Record<string, string>>;
  readonly cut: string;
  readonly reason: string;
}
const EMPTY: Draft = { accepted: {}, cut: '0', reason: '' };

/** Offers the other side a settlement; its money is shown as the ledger would carry it out. */
export function OfferDialog(props: MoveProps & { onClose: () => void }) {
  const { onClose } = props;
  const order = orderInDispute(props.order);
  const t = useTranslator('orders/ways-out');
  const [draft, setDraft, forget] = useDraft(`offer:${order.id}`, EMPTY);
  const [wrong, setWrong] = useState(false);
  const lines = order.lines.map((line) => {
    const text = textOf(draft, line);
    return { lineId: line.id, acceptedQuantity: text === '' ? Number.NaN : Number(text) };
  });
  const { cut, reason } = draft;
  const input = { id: order.id, version: order.version, reason, lines, cut: cut || '0' };
  const form = useForm(input, validateInput(offerSettlement, input));
  const money = moneyOfOffer(order, { lines, cut: input.cut });
  const move = useMove(offerSettlement, 'offer', closing(props), () => {
    forget();
    onClose();
  });
  const submit = () => {
    setWrong(money === null);
    if (money !== null) move.take({ reason, lines, cut: input.cut });
  };
  return (
    <CommandDialog
      title={t('offer.title')}
      submit={t('offer.send')}
      cancel={t('cancel')}
      width="middle"
      form={form}
      command={{ isPending: move.busy, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfferFields order={order} draft={draft} setDraft={setDraft} form={form} />
      {money !== null && <OfferMoney order={order} money={money} />}
      {money === null && wrong && <Note tone="fail">{t('offer.wrong')}</Note>}
    </CommandDialog>
  );
}

/** Returns the pieces of a line as typed: all that came where nothing is. */
const textOf = (draft: Draft, line: OrderLine): string =>
  draft.accepted[line.id] ?? `${piecesAtMost(line)}`;

interface FieldsProps {
  readonly order: OrderView;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly form: Form;
}

function OfferFields({ order, draft, setDraft, form }: FieldsProps) {
  const t = useTranslator('orders/ways-out');
  const { cut, reason } = draft;
  return (
    <>
      <div>
        {order.lines.map((line, index) => (
          <MoveLine
            key={line.id}
            about={<Mpn mpn={line.mpn} size={16} />}
            control={
              <div className={styles.count}>
                <Field
                  label={`${t('offer.kept')} ${line.mpn}`}
                  hint={t('offer.came', { count: piecesAtMost(line) })}
                  error={form.error(`lines.${index}.acceptedQuantity`)}
                >
                  <FigureInput
                    value={textOf(draft, line)}
                    onChange={(text) =>
                      setDraft({ ...draft, accepted: { ...draft.accepted, [line.id]: text } })
                    }
                    onBlur={form.left(`lines.${index}.acceptedQuantity`)}
                  />
                </Field>
              </div>
            }
          />
        ))}
      </div>
      <Field label={t('offer.cut')} hint={t('offer.cutHint')} error={form.error('cut')}>
        <FigureInput
          value={cut}
          decimals={2}
          unit="USD"
          onChange={(text) => setDraft({ ...draft, cut: text })}
          onBlur={form.left('cut')}
        />
      </Field>
      <Field label={t('reason')} hint={t('reasonHint')} required error={form.error('reason')}>
        <TextArea
          value={reason}
          maxLength={1000}
          onChange={(text) => setDraft({ ...draft, reason: text })}
          onBlur={form.left('reason')}
        />
      </Field>
    </>
  );
}

type Money = NonNullable<ReturnType<typeof moneyOfOffer>>;

/** The money of the offer, to the cent. */
function OfferMoney({ order, money }: { order: OrderView; money: Money }) {
  const t = useTranslator('orders/ways-out');
  return (
    <div className={styles.sums}>
      <DefinitionList
        sum
        items={[
          {
            key: 'refund',
            term: t(order.me === 'buyer' ? 'offer.refundYou' : 'offer.refund'),
            value: <MoneyText money={money.refund} />,
          },
          ...(money.sellerReceives
            ? [
                {
                  key: 'seller',
                  term: t('offer.receivesYou'),
                  value: <MoneyText money={money.sellerReceives} />,
                },
              ]
            : []),
        ]}
      />
      <p className={styles.term}>{t('offer.rest')}</p>
    </div>
  );
}
