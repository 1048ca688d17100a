import { type ReactNode, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { ActionForm } from './ActionForm.tsx';

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
  const [reason, setReason] = useState('');
  const input = { ...props.input, reason };
  const form = useForm(input, validateInput(call, input));
  return (
    <ActionForm
      form={form}
      busy={command.isPending}
      error={command.error}
      submit={props.submit}
      variant="danger"
      blocked={props.blocked}
      onSubmit={() => command.mutate(input as ClientInput<C>)}
      onBack={onBack}
    >
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
    </ActionForm>
  );
}
