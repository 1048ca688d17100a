import { useState } from 'react';
import { offerSettlement, previewOffer } from '#contract/orders/calls.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import {
  type FreightBearer,
  freightBearers,
  type TestBearer,
  testBearers,
} from '#contract/orders/terms.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { usePreview } from '#web/order-parts/use-preview.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { piecesAtMost } from '../consequence.ts';
import { type MoveProps, useMove } from '../moves/use-move.ts';
import { closing } from './closing.ts';
import { OfferMoney } from './OfferMoney.tsx';
import { ReasonField } from './ReasonField.tsx';
import styles from './ways-out.module.css';

interface Draft {
  readonly accepted: Readonly<Record<string, string>>;
  readonly cut: string;
  readonly freightBy?: FreightBearer;
  readonly testsBy?: TestBearer;
  readonly reason: string;
}
const EMPTY: Draft = { accepted: {}, cut: '0', reason: '' };

/** Returns the form as it begins: an answer to an offer begins with what that says. */
function draftFrom({ offer }: OrderView): Draft {
  if (offer === null) return EMPTY;
  const { lines, cut, freightBy, testsBy } = offer;
  const accepted = Object.fromEntries(
    lines.map(({ lineId, acceptedQuantity }) => [lineId, `${acceptedQuantity}`]),
  );
  return { accepted, cut: cut.amount, freightBy, testsBy, reason: '' };
}

/** The lines that an offer is about: without those that go on by themselves when it is made. */
const linesInDispute = ({ lines, goesOn }: OrderView): readonly OrderLine[] =>
  goesOn === null ? lines : lines.filter(({ id }) => !goesOn.lines.includes(id));

/** Offers the other side a settlement; its money is shown as the ledger would carry it out. */
export function OfferDialog(props: MoveProps & { onClose: () => void }) {
  const { order, onClose } = props;
  const t = useTranslator('orders/ways-out');
  const [draft, setDraft, forget] = useDraft(`offer:${order.id}`, draftFrom(order));
  const [wrong, setWrong] = useState(false);
  const disputed = linesInDispute(order);
  const lines = disputed.map((line) => {
    const text = textOf(draft, line);
    return { lineId: line.id, acceptedQuantity: text === '' ? Number.NaN : Number(text) };
  });
  const { cut, reason, freightBy = 'buyer', testsBy = 'terms' } = draft;
  const terms = { lines, cut: cut || '0', freightBy, testsBy };
  const input = { id: order.id, version: order.version, reason, ...terms };
  const form = useForm(input, validateInput(offerSettlement, input));
  const preview = { id: order.id, ...terms };
  const isWhole = lines.every(({ acceptedQuantity }) => Number.isInteger(acceptedQuantity));
  const { figures, failed } = usePreview(previewOffer, preview, isWhole);
  const move = useMove(offerSettlement, 'offer', closing(props), () => {
    forget();
    onClose();
  });
  const submit = () => {
    setWrong(figures?.money === null);
    // Without a preview the server alone says what the offer comes to.
    if (figures?.money || failed) move.take({ reason, ...terms });
  };
  return (
    <CommandDialog
      title={t('offer.title')}
      submit={t('offer.send')}
      cancel={t('cancel')}
      width="middle"
      form={form}
      command={{ isPending: move.busy || (isWhole && figures === null && !failed), error: failed }}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfferFields order={order} lines={disputed} draft={draft} setDraft={setDraft} form={form} />
      {figures?.money && <OfferMoney me={order.me} money={figures.money} />}
      <p className={styles.term}>{t('offer.rest')}</p>
      {figures?.refused === 'costs' && <Note tone="fail">{t('offer.costs')}</Note>}
      {figures?.refused === 'lines' && wrong && <Note tone="fail">{t('offer.wrong')}</Note>}
    </CommandDialog>
  );
}

/** Returns the pieces of a line as typed: all that came where nothing is. */
const textOf = (draft: Draft, line: OrderLine): string =>
  draft.accepted[line.id] ?? `${piecesAtMost(line)}`;

interface FieldsProps {
  readonly order: OrderView;
  readonly lines: readonly OrderLine[];
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly form: Form;
}

function OfferFields({ order, lines, draft, setDraft, form }: FieldsProps) {
  const t = useTranslator('orders/ways-out');
  const { cut, reason } = draft;
  return (
    <>
      <div>
        {lines.map((line, index) => (
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
      <FigureInputField
        form={form}
        name="cut"
        label={t('offer.cut')}
        hint={t('offer.cutHint')}
        value={cut}
        decimals={2}
        unit="USD"
        onChange={(text) => setDraft({ ...draft, cut: text })}
      />
      <BearerFields order={order} draft={draft} setDraft={setDraft} />
      <ReasonField
        form={form}
        value={reason}
        onChange={(text) => setDraft({ ...draft, reason: text })}
      />
    </>
  );
}

/** Who bears freight and tests, where the order has them. */
function BearerFields({
  order,
  draft,
  setDraft,
}: Pick<FieldsProps, 'order' | 'draft' | 'setDraft'>) {
  const t = useTranslator('orders/ways-out');
  const { freight, tests } = order.sums;
  return (
    <div className={styles.bearers}>
      {isPositive(freight) && (
        <Field label={t('offer.freightBy')}>
          <Select
            value={draft.freightBy ?? 'buyer'}
            options={freightBearers.map((value) => ({ value, label: t(`offer.bears.${value}`) }))}
            onChange={(freightBy) => setDraft({ ...draft, freightBy })}
          />
        </Field>
      )}
      {isPositive(tests) && (
        <Field label={t('offer.testsBy')}>
          <Select
            value={draft.testsBy ?? 'terms'}
            options={testBearers.map((value) => ({ value, label: t(`offer.bears.${value}`) }))}
            onChange={(testsBy) => setDraft({ ...draft, testsBy })}
          />
        </Field>
      )}
    </div>
  );
}
