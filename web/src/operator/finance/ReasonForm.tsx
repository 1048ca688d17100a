import { type FormEvent, type ReactNode, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../money/money.module.css';

const REASON_MAX = 500;

/** A step that needs a written reason. */
export function ReasonForm<C extends Call>(props: {
  call: C;
  /** Describes what is sent besides the reason. */
  input: object;
  label: string;
  submit: string;
  command: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (input: ClientInput<C>) => void;
  };
  onBack: () => void;
  /** A choice above the reason. */
  children?: ReactNode;
  /** Nothing can be sent yet, as the choice says. */
  blocked?: boolean;
}) {
  const { call, label, command, onBack } = props;
  const t = useTranslator('operator/finance');
  const [reason, setReason] = useState('');
  const input = { ...props.input, reason };
  const form = useForm(input, validateInput(call, input));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input as ClientInput<C>);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={styles.failForm}>
      {props.children}
      <TextAreaField
        form={form}
        name="reason"
        label={label}
        required
        autoFocus
        value={reason}
        maxLength={REASON_MAX}
        counted
        onChange={setReason}
      />
      <FailNote error={command.error} />
      <div className={styles.buttons}>
        <Button onClick={onBack} disabled={command.isPending}>
          {t('back')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={props.blocked === true}
          loading={command.isPending}
        >
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
