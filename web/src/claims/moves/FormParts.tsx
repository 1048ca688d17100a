import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { claimRemedies } from '#contract/claims/table.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { AsTyped } from '#web/order-parts/AsTyped.tsx';
import { CarrierField } from '#web/order-parts/CarrierField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import styles from '../claims.module.css';
import { AmountField, ReturnPiecesField } from '../RemedyFields.tsx';
import { type Draft, type Part, priceOf } from './draft.ts';
import { isCountedShort, rulingAmounts } from './ruling.ts';

interface PartProps {
  readonly view: ClaimView;
  readonly draft: Draft;
  readonly set: (more: Partial<Draft>) => void;
  readonly form: Form;
  /** Code of the failure with which the server refused what was sent last. */
  readonly refusal: string | null;
}

/** The fields of each part of a form. */
export const parts: Readonly<Record<Part, (props: PartProps) => React.ReactNode>> = {
  reason: ReasonField,
  parcel: ParcelFields,
  arrived: ArrivedFields,
  count: CountField,
  place: PlaceFields,
  terms: TermsFields,
  ruling: RulingFields,
};

function ReasonField({ draft, set, form }: PartProps) {
  const t = useTranslator('claims');
  return (
    <TextAreaField
      form={form}
      name="reason"
      label={t('form.reason')}
      hint={t('form.reasonHint')}
      required
      value={draft.reason}
      maxLength={1000}
      onChange={(reason) => set({ reason })}
    />
  );
}

function ParcelFields(props: PartProps) {
  return <LabelFields {...props} />;
}

/** Renders the fields of a received parcel, whose label may lack carrier and number. */
function ArrivedFields(props: PartProps) {
  const t = useTranslator('claims');
  const { draft, set, refusal } = props;
  const isRefused = refusal === 'claim.numberOfOther';
  return (
    <>
      <LabelFields {...props} optional />
      {(isRefused || draft.isOfClaim) && (
        <Checkbox checked={draft.isOfClaim} onChange={(isOfClaim) => set({ isOfClaim })}>
          {t('form.isOfClaim')}
        </Checkbox>
      )}
    </>
  );
}

/** Confirmations belong to the number for which they were given: another one is asked about anew. */
const unconfirmed = { asTyped: false, isOfClaim: false } as const;

function LabelFields({ draft, set, form, optional = false }: PartProps & { optional?: boolean }) {
  const t = useTranslator('claims');
  const { trackingNo, asTyped } = draft;
  const carrier = draft.carrier ?? '';
  return (
    <>
      <div className={styles.pair}>
        <CarrierField
          label={t('form.carrier')}
          leg="inland"
          carrier={carrier}
          none={optional ? t('form.noCarrier') : undefined}
          error={form.error('carrier')}
          onChange={(chosen) => set({ carrier: chosen, ...unconfirmed })}
          onBlur={form.left('carrier')}
        />
        <TextInputField
          form={form}
          name="trackingNo"
          label={t('form.trackingNo')}
          required={!optional}
          mono
          value={draft.trackingNo}
          maxLength={40}
          autoComplete="off"
          onChange={(trackingNo) => set({ trackingNo, ...unconfirmed })}
        />
      </div>
      <AsTyped
        carrier={carrier}
        trackingNo={trackingNo}
        asTyped={asTyped}
        onChange={(next) => set({ asTyped: next })}
      />
    </>
  );
}

function CountField({ draft, set, form }: PartProps) {
  const t = useTranslator('claims');
  return (
    <FigureInputField
      form={form}
      name="pieces"
      label={t('form.pieces')}
      required
      value={draft.pieces}
      onChange={(pieces) => set({ pieces })}
    />
  );
}

function PlaceFields({ draft, set, form }: PartProps) {
  const t = useTranslator('claims');
  return (
    <div className={styles.pair}>
      <TextInputField
        form={form}
        name="location"
        label={t('form.location')}
        required
        value={draft.location}
        maxLength={60}
        onChange={(location) => set({ location })}
      />
      <Field label={t('form.note')} error={form.error('note')}>
        <TextInput value={draft.note} maxLength={500} onChange={(note) => set({ note })} />
      </Field>
    </div>
  );
}

interface FiguresProps extends PartProps {
  readonly remedy: Draft['remedy'];
}

/** Pieces and money of terms; what a solution does not have is left out. */
function TermsFigures({ view, draft, set, form, remedy }: FiguresProps) {
  const t = useTranslator('claims');
  const format = useFormat();
  return (
    <div className={styles.pair}>
      {remedy !== 'compensation' && (
        <ReturnPiecesField
          form={form}
          hint={t('form.returnHint', { count: view.quantity })}
          value={draft.returnPieces}
          onChange={(returnPieces) => set({ returnPieces })}
        />
      )}
      {remedy !== 'replacement' && (
        <AmountField
          form={form}
          hint={t('form.amountHint', { money: format.money(priceOf(view, view.quantity)) })}
          value={draft.amount}
          onChange={(amount) => set({ amount })}
        />
      )}
      {remedy === 'refund' && (
        <FigureInputField
          form={form}
          name="freight"
          label={t('form.freight')}
          value={draft.freight}
          decimals={2}
          unit="USD"
          onChange={(freight) => set({ freight })}
        />
      )}
    </div>
  );
}

function TermsFields(props: PartProps) {
  const { draft, set, form } = props;
  const t = useTranslator('claims');
  return (
    <>
      <Field label={t('form.remedy')} required>
        <Select
          value={draft.remedy}
          options={claimRemedies.map((value) => ({ value, label: t(`remedy.${value}`) }))}
          onChange={(remedy) => set({ remedy })}
        />
      </Field>
      <TermsFigures {...props} remedy={draft.remedy} />
      <TextAreaField
        form={form}
        name="text"
        label={t('form.text')}
        hint={t('form.reasonHint')}
        required
        value={draft.reason}
        maxLength={1000}
        onChange={(reason) => set({ reason })}
      />
    </>
  );
}

/** Amounts to choose from where the count is short: of the counted pieces, and all that was agreed. */
function RulingAmounts({ view, set }: Pick<PartProps, 'view' | 'set'>) {
  const desk = useTranslator('claims/desk');
  const format = useFormat();
  const amounts = rulingAmounts(view);
  const { count } = view;
  if (amounts === null || count === null || !isCountedShort(view)) return null;
  const choose = ({ amount }: { readonly amount: string }) => set({ amount });
  const { counted, whole } = amounts;
  return (
    <div className={styles.buttons}>
      {counted && (
        <Button variant="text" onClick={() => choose(counted)}>
          {desk('rule.counted', {
            pieces: format.quantity(count.pieces),
            money: format.money(counted),
          })}
        </Button>
      )}
      <Button variant="text" onClick={() => choose(whole)}>
        {desk('rule.whole', { money: format.money(whole) })}
      </Button>
    </div>
  );
}

/** Fields of a ruling; goods that were sent are not sent again, so that only money is left. */
function RulingFields(props: PartProps) {
  const { view, draft, set, form } = props;
  const t = useTranslator('claims');
  const desk = useTranslator('claims/desk');
  const choices =
    view.back === null
      ? ([...claimRemedies, 'reject'] as const)
      : (['compensation', 'reject'] as const);
  const decision = choices.find((one) => one === draft.decision) ?? 'compensation';
  const label = (value: Draft['decision']) => {
    if (value === 'reject') return desk('rule.reject');
    return view.back === null ? t(`remedy.${value}`) : desk('rule.pay');
  };
  return (
    <>
      <Field label={desk('rule.decision')} required>
        <Select
          value={decision}
          options={choices.map((value) => ({ value, label: label(value) }))}
          onChange={(next) => set({ decision: next })}
        />
      </Field>
      {decision !== 'reject' && <TermsFigures {...props} remedy={decision} />}
      {decision !== 'reject' && <RulingAmounts view={view} set={set} />}
      <TextAreaField
        form={form}
        name="reason"
        label={desk('rule.reason')}
        required
        value={draft.reason}
        rows={4}
        maxLength={2000}
        onChange={(reason) => set({ reason })}
      />
    </>
  );
}
