import { type FormEvent, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../money/money.module.css';
import { BankReferenceField } from './BankReferenceField.tsx';

const empty = { bankReference: '' };

/** A step that is proved by the bank's reference. */
export function ReferenceForm<C extends Call>(props: {
  call: C;
  record: { readonly id: string; readonly version: number };
  hint: string;
  submit: string;
  command: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (input: ClientInput<C>) => void;
  };
}) {
  const { call, record, hint, submit, command } = props;
  const t = useTranslator('operator/finance');
  // The typed reference stays where somebody else changes the record meanwhile.
  const [openedAs] = useState(record.version);
  const [draft, setDraft] = useDraft(`ops-reference:${record.id}:${openedAs}`, empty);
  const input = { id: record.id, version: record.version, ...draft };
  const form = useForm(input, validateInput(call, input));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input as ClientInput<C>);
  };
  return (
    <form ref={form.frame} noValidate className={styles.failForm} onSubmit={send}>
      <BankReferenceField
        form={form}
        label={t('bankReference')}
        hint={hint}
        value={draft.bankReference}
        onChange={(bankReference) => setDraft({ bankReference })}
      />
      <FailNote error={command.error} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={command.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
