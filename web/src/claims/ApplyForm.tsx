import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { claimPath, orderPath } from '#contract/addresses.ts';
import { claimApply } from '#contract/claims/calls.ts';
import { claimReasons } from '#contract/claims/claim.ts';
import type { ClaimableLine, ClaimReason } from '#contract/claims/claim-schemas.ts';
import { type ClaimRemedy, claimRemedies } from '#contract/claims/table.ts';
import { fileUpload } from '#contract/files/calls.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ClaimFiles } from './ClaimFiles.tsx';
import styles from './claims.module.css';
import { priceOf, replacementPriceOf } from './moves/draft.ts';
import { changedByClaim } from './moves/use-claim-event.ts';
import { AmountField, ReturnPiecesField } from './RemedyFields.tsx';

interface Draft {
  readonly lineId: string;
  readonly reason: ClaimReason | '';
  readonly quantity: string;
  readonly remedy: ClaimRemedy;
  /** Null while it follows the quantity. */
  readonly returnPieces: string | null;
  readonly amount: string | null;
  readonly text: string;
}
const EMPTY: Draft = {
  lineId: '',
  reason: '',
  quantity: '',
  remedy: 'refund',
  returnPieces: null,
  amount: null,
  text: '',
};

interface Props {
  readonly orderId: string;
  readonly kind: OrderKind;
  readonly lines: readonly ClaimableLine[];
}

const number = (text: string): number => (text === '' ? Number.NaN : Number(text));

/** Returns the price of so many pieces as text; nothing while that is no number of pieces. */
function priceText(line: ClaimableLine, pieces: number): string {
  return Number.isInteger(pieces) && pieces > 0 ? priceOf(line, pieces).amount : '';
}

/** The form of a claim: its amounts follow the pieces until somebody types another. */
export function ApplyForm({ orderId, kind, lines }: Props) {
  const t = useTranslator('claims');
  const navigate = useNavigate();
  const [draft, setDraft, forget] = useDraft(`claim-apply:${orderId}`, EMPTY);
  const uploads = useUploads(fileUpload, t('thread.failed'));
  const line = lines.find(({ lineId }) => lineId === draft.lineId) ?? lines[0];
  const returns = draft.returnPieces ?? draft.quantity;
  const isPaid = draft.remedy === 'compensation';
  const amount = draft.amount ?? (line ? priceText(line, number(draft.quantity)) : '');
  const input = {
    orderId,
    lineId: line?.lineId ?? '',
    reason: draft.reason as ClaimReason,
    quantity: number(draft.quantity),
    remedy: draft.remedy,
    returnPieces: isPaid ? 0 : number(returns),
    amount: draft.remedy === 'replacement' ? '0' : amount,
    text: draft.text,
    files: uploads.answers.map(({ url }) => url),
  };
  const form = useForm(input, validateInput(claimApply, input));
  const apply = useCommand(claimApply, {
    changes: changedByClaim,
    onDone: (view) => {
      forget();
      toast(t('done.apply', { no: view.no }));
      void navigate(claimPath('buyer', view.kind, view.id));
    },
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) apply.mutate(input);
  };
  if (line === undefined) return null;
  const set = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      <ClaimedFields {...{ lines, line, draft, set, form }} />
      <RemedyFields {...{ line, draft, set, form, returns, amount }} />
      <TextAreaField
        form={form}
        name="text"
        label={t('apply.text')}
        hint={t('apply.textHint')}
        required
        value={draft.text}
        rows={5}
        maxLength={2000}
        onChange={(text) => set({ text })}
      />
      <Field label={t('apply.files')} error={form.error('files')} group>
        <ClaimFiles uploads={uploads} />
      </Field>
      <Note>{t('apply.next')}</Note>
      <FailNote error={form.rest(apply.error)} />
      <div className={layout.actions}>
        <Button type="submit" variant="primary" loading={apply.isPending} disabled={uploads.busy}>
          {t('apply.send')}
        </Button>
        <ButtonLink to={orderPath('buyer', kind, orderId)}>{t('apply.order')}</ButtonLink>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly line: ClaimableLine;
  readonly draft: Draft;
  readonly set: (more: Partial<Draft>) => void;
  readonly form: Form;
}

/** Which pieces are claimed, and why. */
function ClaimedFields(props: FieldsProps & { lines: readonly ClaimableLine[] }) {
  const { lines, line, draft, set, form } = props;
  const t = useTranslator('claims');
  return (
    <div className={styles.pair}>
      <Field label={t('apply.line')} error={form.error('lineId')} required>
        <Select
          value={line.lineId}
          options={lines.map((one) => ({
            value: one.lineId,
            label: `${one.mpn} · ${one.manufacturer}`,
          }))}
          onChange={(lineId) => set({ lineId, returnPieces: null, amount: null })}
        />
      </Field>
      <Field label={t('apply.reason')} error={form.error('reason')} required>
        <Select
          value={draft.reason}
          placeholder={t('apply.reason')}
          options={claimReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={(reason) => set({ reason })}
        />
      </Field>
      <FigureInputField
        form={form}
        name="quantity"
        label={t('apply.quantity')}
        hint={t('apply.left', { count: line.delivered - line.held })}
        required
        value={draft.quantity}
        onChange={(quantity) => set({ quantity })}
      />
    </div>
  );
}

/** The solution that the buyer claims, with its pieces and amount. */
function RemedyFields(props: FieldsProps & { returns: string; amount: string }) {
  const { line, draft, set, form, returns, amount } = props;
  const t = useTranslator('claims');
  const format = useFormat();
  const { remedy } = draft;
  const quantity = number(draft.quantity);
  const most = priceText(line, quantity);
  const usd = (text: string) => format.money({ amount: text, currency: 'USD' });
  const back = number(returns);
  const secured = Number.isInteger(back) && back > 0 ? replacementPriceOf(line, back).amount : '';
  return (
    <div className={styles.pair}>
      <Field
        label={t('form.remedy')}
        hint={
          remedy === 'replacement' && secured ? t('form.secured', { money: usd(secured) }) : null
        }
        required
      >
        <Select
          value={remedy}
          options={claimRemedies.map((value) => ({ value, label: t(`remedy.${value}`) }))}
          onChange={(next) => set({ remedy: next })}
        />
      </Field>
      {remedy !== 'compensation' && (
        <ReturnPiecesField
          form={form}
          hint={Number.isInteger(quantity) ? t('form.returnHint', { count: quantity }) : null}
          value={returns}
          onChange={(returnPieces) => set({ returnPieces })}
        />
      )}
      {remedy !== 'replacement' && (
        <AmountField
          form={form}
          hint={most ? t('form.amountHint', { money: usd(most) }) : null}
          value={amount}
          onChange={(text) => set({ amount: text })}
        />
      )}
    </div>
  );
}
