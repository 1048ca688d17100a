import { useState } from 'react';
import { opsRechargeConfirm } from '#contract/wallet/calls.ts';
import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { BankReferenceField } from '../finance/BankReferenceField.tsx';
import styles from './money.module.css';

const EMPTY = { bankReference: '' };

interface Confirming {
  readonly recharge: OpsRecharge;
  readonly bankReference: string;
  readonly setReference: (text: string) => void;
  readonly compared: boolean;
  readonly setCompared: (on: boolean) => void;
  readonly form: Form;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly confirm: () => void;
}

/** Holds the confirmation of a recharge: the bank's reference and what was compared. */
export function useConfirming(recharge: OpsRecharge, onDone: () => void): Confirming {
  const t = useTranslator('operator/money');
  const { id, version, no } = recharge;
  const [draft, setDraft, forget] = useDraft(`ops-confirm:${id}`, EMPTY);
  const [compared, setCompared] = useState(false);
  const input = { id, version, ...draft };
  const { form, command: confirmRecharge } = useFormCommand(opsRechargeConfirm, input, {
    onDone: ({ approval }) => {
      forget();
      toast(t(approval ? 'sentToSecond' : 'confirmed', { no }));
      onDone();
    },
  });
  return {
    recharge,
    ...draft,
    setReference: (bankReference) => setDraft({ bankReference }),
    compared,
    setCompared,
    form,
    busy: confirmRecharge.isPending,
    error: form.rest(confirmRecharge.error),
    confirm: () => {
      if (form.ready()) confirmRecharge.mutate(input);
    },
  };
}

/** The bank's reference and the word that everything was compared. */
export function ConfirmFields({ confirming }: { confirming: Confirming }) {
  const t = useTranslator('operator/money');
  const format = useFormat();
  const { recharge, form } = confirming;
  const limit = format.money(recharge.twoPeopleAbove);
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.failForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (confirming.compared) confirming.confirm();
      }}
    >
      <BankReferenceField
        form={form}
        label={t('bankReference')}
        hint={t('bankReferenceHint')}
        value={confirming.bankReference}
        onChange={confirming.setReference}
      />
      <Checkbox checked={confirming.compared} onChange={confirming.setCompared}>
        {t('compared')}
      </Checkbox>
      {recharge.needsSecondPerson && <p className={styles.quiet}>{t('needsTwo', { limit })}</p>}
    </form>
  );
}

/** Shows the actions of finance on a recharge that waits for it. */
export function ConfirmFooter(props: { confirming: Confirming; onFail: (() => void) | null }) {
  const { confirming, onFail } = props;
  const t = useTranslator('operator/money');
  const format = useFormat();
  return (
    <>
      {onFail !== null && (
        <Button variant="danger" onClick={onFail} disabled={confirming.busy}>
          {t('notArrived')}
        </Button>
      )}
      <span className={styles.push}>
        <Button
          variant="primary"
          loading={confirming.busy}
          disabled={!confirming.compared}
          onClick={confirming.confirm}
        >
          {t('confirm', { money: format.money(confirming.recharge.amount) })}
        </Button>
      </span>
    </>
  );
}
