import { useState } from 'react';
import { opsExchangeProposeReturn, opsExchangeReopen } from '#contract/exchange/calls.ts';
import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ActionForm } from '../finance/ActionForm.tsx';
import { BankReferenceField } from '../finance/BankReferenceField.tsx';
import styles from '../money/money.module.css';

const REASON_MAX = 500;
const nothing = { bankReference: '', reason: '' };

/** Asks a second person to record that the bank sent the payment of an exchange back. */
export function BankReturn({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/exchanges');
  const { id, version, no } = exchange;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(nothing);
  const input = { id, version, ...typed };
  const { form, command: propose } = useFormCommand(opsExchangeProposeReturn, input, {
    onDone: () => toast(t('returnProposed', { no })),
  });
  if (!open) return <Button onClick={() => setOpen(true)}>{t('bankReturn')}</Button>;
  return (
    <ActionForm
      form={form}
      busy={propose.isPending}
      error={form.rest(propose.error)}
      submit={t('proposeReturn')}
      onSubmit={() => propose.mutate(input)}
      onBack={() => setOpen(false)}
    >
      <BankReferenceField
        form={form}
        label={t('returnReference')}
        value={typed.bankReference}
        onChange={(bankReference) => setTyped((before) => ({ ...before, bankReference }))}
      />
      <TextAreaField
        form={form}
        name="reason"
        label={t('returnedWhy')}
        required
        value={typed.reason}
        maxLength={REASON_MAX}
        counted
        onChange={(reason) => setTyped((before) => ({ ...before, reason }))}
      />
    </ActionForm>
  );
}

/** Opens a returned exchange again, to be paid by two people anew. */
export function Reopen({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/exchanges');
  const { id, version, no } = exchange;
  const reopen = useCommand(opsExchangeReopen, {
    onDone: () => toast(t('reopened', { no })),
  });
  return (
    <div className={styles.failForm}>
      <FailNote error={reopen.error} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          loading={reopen.isPending}
          onClick={() => reopen.mutate({ id, version })}
        >
          {t('reopen')}
        </Button>
      </div>
    </div>
  );
}
