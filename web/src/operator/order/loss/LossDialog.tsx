import { lossOutcomes } from '#contract/orders/constants.ts';
import { requestLoss } from '#contract/orders/staff-calls.ts';
import type { LossOutcome } from '#contract/orders/staff-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import type { DeskMoveProps } from '../move/use-desk-move.ts';
import { CaseNoField, ReasonField } from '../OrderFields.tsx';

interface Draft {
  readonly outcome: LossOutcome;
  readonly caseNo: string;
  readonly reason: string;
}
const EMPTY: Draft = { outcome: 'refund', caseNo: '', reason: '' };

/** Asks a second person to declare a traced parcel lost, and says what follows. */
export function LossDialog({ order, onClose }: DeskMoveProps & { onClose: () => void }) {
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-loss:${order.id}`, EMPTY);
  const isInbound = order.state === 'inbound';
  const outcome = isInbound ? draft.outcome : 'refund';
  const input = { id: order.id, version: order.version, ...draft, outcome };
  const { form, command: request } = useFormCommand(requestLoss, input, {
    onDone: () => {
      forget();
      toast(t('trace.asked'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('trace.lostTitle')}
      submit={t('trace.ask')}
      cancel={t('cancel')}
      danger
      form={form}
      command={request}
      onSubmit={() => request.mutate(input)}
      onClose={onClose}
    >
      {isInbound ? (
        <Field label={t('trace.outcome')} group required>
          <RadioGroup
            column
            label={t('trace.outcome')}
            value={draft.outcome}
            options={lossOutcomes.map((one) => ({ value: one, label: t(`trace.${one}`) }))}
            onChange={(chosen) => setDraft({ ...draft, outcome: chosen })}
          />
        </Field>
      ) : (
        <p>{t('trace.covered')}</p>
      )}
      {outcome === 'refund' && <LossMoney order={order} />}
      <CaseNoField
        form={form}
        label={t('trace.claim')}
        value={draft.caseNo}
        onChange={(caseNo) => setDraft({ ...draft, caseNo })}
      />
      <ReasonField
        form={form}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
    </CommandDialog>
  );
}

/** States what goes back to the buyer, and what insurance pays for goods that passed. */
function LossMoney({ order }: Pick<DeskMoveProps, 'order'>) {
  const t = useTranslator('operator/order');
  const format = useFormat();
  const money = eventMoneyOf(order, 'declareLost');
  if (money === null) return null;
  const { refund, insurance } = money;
  return (
    <>
      {isPositive(refund.all) && <p>{t('trace.lossBack', { money: format.money(refund.all) })}</p>}
      {insurance && isPositive(insurance.money) && (
        <p>{t(`trace.lossPaid.${insurance.to}`, { money: format.money(insurance.money) })}</p>
      )}
    </>
  );
}
