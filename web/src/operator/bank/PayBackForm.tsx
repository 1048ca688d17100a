import { useState } from 'react';
import type { BankItem, BankLine } from '#contract/bank/line-schemas.ts';
import { opsBankReturnPropose } from '#contract/bank/return-calls.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import styles from './bank.module.css';
import { PaymentFacts } from './PaymentFacts.tsx';
import { StepForm } from './StepForm.tsx';

const REASON_MAX = 500;
const CODE_MAX = 12;

interface Props {
  readonly line: BankLine;
  /** The records that are chosen for the line. */
  readonly items: readonly BankItem[];
  readonly onClose: () => void;
}

const isIntendedItem = (item: BankItem): item is BankItem & { kind: 'recharge' | 'deposit' } =>
  (item.kind === 'recharge' || item.kind === 'deposit') && !item.booked;

/** Asks a second person to send a payment back: what the statement says of it is only read. */
export function PayBackForm({ line, items, onClose }: Props) {
  const t = useTranslator('operator/bank');
  const [draft, setDraft] = useState({ reason: '', bankCode: '' });
  const meant = items.find(isIntendedItem) ?? null;
  const { origin } = line;
  const needsBankCode = origin?.needsBankCode ?? false;
  const input = {
    id: line.id,
    version: line.version,
    reason: draft.reason,
    item: meant && { kind: meant.kind, id: meant.id },
    bankCode: needsBankCode ? draft.bankCode.trim().toUpperCase() : '',
  };
  const { form, command: propose } = useFormCommand(opsBankReturnPropose, input, {
    onDone: () => {
      toast(t('payBack.asked'));
      onClose();
    },
  });
  return (
    <StepForm
      label={t('payBack.title')}
      form={form}
      command={propose}
      submit={t('payBack.ask')}
      onSubmit={() => propose.mutate(input)}
      onBack={onClose}
    >
      <Origin line={line} meant={meant} />
      {origin?.sentBack && (
        <Note tone="wait">{t('payBack.sentBack', { note: origin.sentBack })}</Note>
      )}
      {needsBankCode && (
        <Field
          label={t(`payBack.bankCode.${line.amount.currency}`)}
          required
          hint={t(`payBack.bankCodeHint.${line.amount.currency}`)}
          error={form.error('bankCode')}
        >
          <TextInput
            mono
            value={draft.bankCode}
            maxLength={CODE_MAX}
            onChange={(bankCode) => setDraft({ ...draft, bankCode })}
          />
        </Field>
      )}
      <Field
        label={t('payBack.reason')}
        required
        hint={t('payBack.reasonHint')}
        error={form.error('reason')}
      >
        <TextArea
          value={draft.reason}
          maxLength={REASON_MAX}
          counted
          onChange={(reason) => setDraft({ ...draft, reason })}
        />
      </Field>
    </StepForm>
  );
}

/** The payment as the statement says it, and the record that it was meant for. */
function Origin({ line, meant }: { line: BankLine; meant: BankItem | null }) {
  const t = useTranslator('operator/bank');
  return (
    <>
      <h3>{t('payBack.title')}</h3>
      <p className={styles.quiet}>{t('payBack.hint')}</p>
      <PaymentFacts
        line={line}
        further={[
          {
            key: 'meant',
            term: t('payBack.meant'),
            value: meant ? `${meant.no}, ${meant.ownerName}` : t('payBack.meantNone'),
          },
        ]}
      />
    </>
  );
}
