import { useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import * as calls from '#contract/wallet/withdrawal-calls.ts';
import type { WithdrawalEvent } from '#contract/wallet/withdrawal-machine.ts';
import type { OpsWithdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ActionForm } from '../finance/ActionForm.tsx';
import styles from '../money/money.module.css';

type Proposal = 'prepare' | 'proposeTransfer' | 'proposeReturn' | 'proposeRefusal';
/** Events that finance takes by itself. */
type OwnEvent = Exclude<WithdrawalEvent, 'approve' | 'cancel' | 'bankReturn'>;
type StepEvent = OwnEvent | Proposal;
type FieldName = 'note' | 'reason' | 'bankReference' | 'sentOn';
type DoneKey =
  | 'prepared'
  | 'transferDone'
  | 'refused'
  | 'refusalDone'
  | 'sendDone'
  | 'completeDone'
  | 'returnDone'
  | 'reopenDone';

interface StepFacts {
  readonly call: Call;
  readonly fields: readonly FieldName[];
  readonly done: DoneKey;
  readonly variant: ButtonVariant;
}

/** The form of each step; a new event does not compile without one, or without its absence. */
const steps: Record<WithdrawalEvent | Proposal, StepFacts | null> = {
  prepare: {
    call: calls.opsWithdrawalPrepare,
    fields: ['note'],
    done: 'prepared',
    variant: 'primary',
  },
  proposeTransfer: {
    call: calls.opsWithdrawalProposeTransfer,
    fields: ['bankReference', 'sentOn', 'note'],
    done: 'transferDone',
    variant: 'default',
  },
  send: {
    call: calls.opsWithdrawalSend,
    fields: ['bankReference', 'sentOn'],
    done: 'sendDone',
    variant: 'primary',
  },
  complete: {
    call: calls.opsWithdrawalComplete,
    fields: [],
    done: 'completeDone',
    variant: 'primary',
  },
  proposeReturn: {
    call: calls.opsWithdrawalProposeReturn,
    fields: ['bankReference', 'reason'],
    done: 'returnDone',
    variant: 'default',
  },
  reopen: {
    call: calls.opsWithdrawalReopen,
    fields: [],
    done: 'reopenDone',
    variant: 'primary',
  },
  refuse: {
    call: calls.opsWithdrawalRefuse,
    fields: ['reason'],
    done: 'refused',
    variant: 'danger',
  },
  proposeRefusal: {
    call: calls.opsWithdrawalProposeRefusal,
    fields: ['reason'],
    done: 'refusalDone',
    variant: 'danger',
  },
  // Of the second person's box, and of the owner.
  approve: null,
  bankReturn: null,
  cancel: null,
};

interface Props {
  readonly withdrawal: OpsWithdrawal;
  readonly onDone: () => void;
}

/** The steps that finance may take now; the one with the primary button is next. */
export function Steps({ withdrawal, onDone }: Props) {
  const t = useTranslator('operator/payouts');
  const [chosen, setChosen] = useState<StepEvent | null>(null);
  const events: StepEvent[] = [
    ...(withdrawal.mayPrepare ? (['prepare'] as const) : []),
    ...(withdrawal.mayProposeTransfer ? (['proposeTransfer'] as const) : []),
    ...(withdrawal.mayProposeReturn ? (['proposeReturn'] as const) : []),
    ...(withdrawal.mayProposeRefusal ? (['proposeRefusal'] as const) : []),
    ...withdrawal.events.filter((event): event is OwnEvent => steps[event] !== null),
  ];
  // Who asked to refuse it expects that nothing is paid: its transfer is not the next step.
  const isRefusal = withdrawal.approval?.isRefusal === true;
  const facts = chosen === null ? null : steps[chosen];
  if (chosen !== null && facts !== null && events.includes(chosen)) {
    return (
      <StepForm
        key={chosen}
        step={chosen}
        facts={facts}
        withdrawal={withdrawal}
        onBack={() => setChosen(null)}
        onDone={onDone}
      />
    );
  }
  return (
    <div className={styles.buttons}>
      {[...events].reverse().map((event) => (
        <Button
          key={event}
          variant={isRefusal ? undefined : steps[event]?.variant}
          onClick={() => setChosen(event)}
        >
          {t(event)}
        </Button>
      ))}
    </div>
  );
}

const empty: Readonly<Record<FieldName, string>> = {
  note: '',
  reason: '',
  bankReference: '',
  sentOn: '',
};

/** The day of the reader's clock in GMT+8, as a bank writes it. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

function useStep(props: Props & { step: StepEvent; facts: StepFacts }) {
  const { withdrawal, facts, onDone } = props;
  const t = useTranslator('operator/payouts');
  const [values, setValues] = useState({ ...empty, sentOn: today() });
  const { id, version, no } = withdrawal;
  const input = {
    id,
    version,
    ...Object.fromEntries(facts.fields.map((field) => [field, values[field]])),
  };
  const form = useForm(input, validateInput(facts.call, input));
  const command = useCommand(facts.call, {
    onDone: () => {
      toast(t(facts.done, { no }));
      onDone();
    },
    onFail: (error) => form.refuse(error),
  });
  return {
    values,
    set: (field: FieldName) => (text: string) => setValues({ ...values, [field]: text }),
    form,
    busy: command.isPending,
    error: form.rest(command.error),
    submit: () => command.mutate(input as ClientInput<Call>),
  };
}

function StepForm(props: Props & { step: StepEvent; facts: StepFacts; onBack: () => void }) {
  const { step, facts, onBack } = props;
  const t = useTranslator('operator/payouts');
  const { values, set, form, busy, error, submit } = useStep(props);
  const label = (field: FieldName) => {
    if (step === 'proposeTransfer' && field === 'note') return t('transferNote');
    if (step === 'proposeReturn' && field === 'reason') return t('returnReason');
    if (step === 'proposeReturn' && field === 'bankReference') return t('returnReference');
    return t(field);
  };
  return (
    <ActionForm
      form={form}
      busy={busy}
      error={error}
      submit={t(step)}
      variant={facts.variant}
      onSubmit={submit}
      onBack={onBack}
    >
      {facts.fields.map((field, index) => (
        <Field
          key={field}
          label={label(field)}
          required={field !== 'note' || step === 'proposeTransfer'}
          hint={field === 'note' && step === 'prepare' ? t('noteHint') : undefined}
          error={form.error(field)}
        >
          {field === 'note' || field === 'reason' ? (
            <TextArea
              autoFocus={index === 0}
              value={values[field]}
              maxLength={500}
              onChange={set(field)}
              onBlur={form.left(field)}
            />
          ) : (
            <TextInput
              mono
              autoFocus={index === 0}
              name={field}
              type={field === 'sentOn' ? 'date' : 'text'}
              value={values[field]}
              maxLength={64}
              onChange={set(field)}
              onBlur={form.left(field)}
            />
          )}
        </Field>
      ))}
    </ActionForm>
  );
}
