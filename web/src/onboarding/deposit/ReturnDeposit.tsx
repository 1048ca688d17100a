import { type FormEvent, useState } from 'react';
import { depositCancelReturn, depositRequestReturn } from '#contract/deposits/calls.ts';
import type { Deposit } from '#contract/deposits/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

const ENDING = 4;

/** Names the account that a deposit goes back to: the payer's, or one that its seller chose since. */
const accountText = ({ payee }: Deposit): string =>
  `${payee.accountName}, ${payee.bankName} •••• ${payee.accountNumber.slice(-ENDING)}`;

/** Asking for a held deposit, and taking that back while it was not paid. */
export function ReturnDeposit({ deposit }: { deposit: Deposit }) {
  const t = useTranslator('onboarding/deposit');
  const [asking, setAsking] = useState(false);
  const { id, version, events, state, isPaying } = deposit;
  const cancel = useCommand(depositCancelReturn);
  if (state === 'announced') return <p>{t('waitsFinance')}</p>;
  return (
    <div className={layout.stackWide}>
      {state === 'returning' && <p>{t('returning', { account: accountText(deposit) })}</p>}
      {isPaying && <p>{t('paying')}</p>}
      {events.includes('cancelReturn') && (
        <>
          <FailNote error={cancel.error} />
          <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id, version })}>
            {t('cancelReturn')}
          </Button>
        </>
      )}
      {events.includes('requestReturn') && !asking && (
        <Button onClick={() => setAsking(true)}>{t('askBack')}</Button>
      )}
      {events.includes('requestReturn') && asking && (
        <RequestReturn deposit={deposit} onBack={() => setAsking(false)} />
      )}
    </div>
  );
}

function RequestReturn({ deposit, onBack }: { deposit: Deposit; onBack: () => void }) {
  const t = useTranslator('onboarding/deposit');
  const [reason, setReason] = useState('');
  const input = { id: deposit.id, version: deposit.version, reason };
  const { form, command: request } = useFormCommand(depositRequestReturn, input, {
    onDone: onBack,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) request.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={layout.stackWide}>
      <p>{t('returnNote', { account: accountText(deposit) })}</p>
      <Field label={t('returnReason')} required error={form.error('reason')}>
        <TextArea
          name="reason"
          value={reason}
          maxLength={500}
          counted
          onChange={setReason}
          onBlur={form.left('reason')}
        />
      </Field>
      <FailNote error={form.rest(request.error)} />
      <div className={layout.row}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="primary" loading={request.isPending}>
          {t('askBack')}
        </Button>
      </div>
    </form>
  );
}
