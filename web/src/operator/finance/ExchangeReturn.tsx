import { type FormEvent, useState } from 'react';
import { opsExchangeProposeReturn, opsExchangeReopen } from '#contract/exchange/calls.ts';
import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../money/money.module.css';

const REASON_MAX = 500;
const REFERENCE_MAX = 64;
const nothing = { bankReference: '', reason: '' };

/** Asks a second person to record that the bank sent the payment of an exchange back. */
export function BankReturn({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/finance');
  const { id, version, no } = exchange;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(nothing);
  const input = { id, version, ...typed };
  const { form, command: propose } = useFormCommand(opsExchangeProposeReturn, input, {
    onDone: () => toast(t('exchange.returnProposed', { no })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) propose.mutate(input);
  };
  if (!open) return <Button onClick={() => setOpen(true)}>{t('exchange.bankReturn')}</Button>;
  return (
    <form ref={form.frame} noValidate className={styles.failForm} onSubmit={submit}>
      <Field label={t('exchange.returnReference')} required error={form.error('bankReference')}>
        <TextInput
          mono
          name="bankReference"
          value={typed.bankReference}
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          onChange={(bankReference) => setTyped((before) => ({ ...before, bankReference }))}
          onBlur={form.left('bankReference')}
        />
      </Field>
      <Field label={t('exchange.returnedWhy')} required error={form.error('reason')}>
        <TextArea
          name="reason"
          value={typed.reason}
          maxLength={REASON_MAX}
          counted
          onChange={(reason) => setTyped((before) => ({ ...before, reason }))}
          onBlur={form.left('reason')}
        />
      </Field>
      <FailNote error={form.rest(propose.error)} />
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(false)} disabled={propose.isPending}>
          {t('back')}
        </Button>
        <Button type="submit" variant="primary" loading={propose.isPending}>
          {t('exchange.proposeReturn')}
        </Button>
      </div>
    </form>
  );
}

/** Opens a returned exchange again, to be paid by two people anew. */
export function Reopen({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/finance');
  const { id, version, no } = exchange;
  const reopen = useCommand(opsExchangeReopen, {
    onDone: () => toast(t('exchange.reopened', { no })),
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
          {t('exchange.reopen')}
        </Button>
      </div>
    </div>
  );
}
