import { useState } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { opsGoodwillPropose } from '#contract/wallet/compensation-calls.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { ActionForm } from '../../finance/ActionForm.tsx';
import styles from '../../money/money.module.css';

const REASON_MAX = 500;

/** Types a goodwill refund to a side of an order, and sends it to a second person. */
export function GoodwillForm({ order, onDone }: { order: OrderView; onDone: () => void }) {
  const t = useTranslator('operator/compensation');
  const [draft, setDraft, forget] = useDraft(`goodwill:${order.id}`, { amount: '', reason: '' });
  const [to, setTo] = useState<'buyer' | 'seller'>('buyer');
  const input = { orderId: order.id, to, ...draft };
  const { form, command: propose } = useFormCommand(opsGoodwillPropose, input, {
    onDone: () => {
      forget();
      toast(t('proposed'));
      onDone();
    },
  });
  const set = (field: 'amount' | 'reason') => (text: string) =>
    setDraft((before) => ({ ...before, [field]: text }));
  return (
    <ActionForm
      form={form}
      busy={propose.isPending}
      error={form.rest(propose.error)}
      submit={t('send')}
      onSubmit={() => propose.mutate(input)}
      onBack={onDone}
    >
      <Field label={t('paidTo')} group>
        <Segmented
          label={t('paidTo')}
          value={to}
          onChange={setTo}
          options={(['buyer', 'seller'] as const).map((side) => ({
            value: side,
            label: t(`sides.${side}`),
          }))}
        />
      </Field>
      <Field label={t('amount')} required error={form.error('amount')}>
        <FigureInput
          name="amount"
          decimals={2}
          unit="USD"
          value={draft.amount}
          onChange={set('amount')}
          onBlur={() => form.left('amount')()}
        />
      </Field>
      <Field label={t('reason')} required error={form.error('reason')} hint={t('reasonHint')}>
        <TextArea
          name="reason"
          value={draft.reason}
          maxLength={REASON_MAX}
          counted
          onChange={set('reason')}
          onBlur={form.left('reason')}
        />
      </Field>
      <p className={styles.quiet}>{t('twoPeople')}</p>
    </ActionForm>
  );
}
