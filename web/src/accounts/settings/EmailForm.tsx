import { type FormEvent, useState } from 'react';
import { setEmail } from '#contract/accounts/profile-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { CodeField } from '../sign-in/CodeField.tsx';
import { CodeFields } from '../sign-in/CodeFields.tsx';
import { useCode } from '../sign-in/use-code.ts';

const nothing = '';

/** Moves the account to another address: a code proves the present one, another code the next. */
export function EmailForm({ user, onEnd }: { user: UserInfo; onEnd: () => void }) {
  const own = useTranslator('accounts/own');
  const [email, setTyped, clear] = useDraft('new-email', nothing);
  const [codes, setCodes] = useState({ oldCode: '', code: '' });
  const old = useCode(user.email, 'oldEmail');
  const values = { ...codes, email };
  const form = useForm(values, validateInput(setEmail, values));
  const command = useCommand(setEmail, {
    onDone: () => {
      clear();
      toast(own('me.emailChanged'));
      onEnd();
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(values);
  };
  return (
    <form ref={form.frame} onSubmit={submit} noValidate aria-label={own('me.emailChange')}>
      <p>{own('me.emailText')}</p>
      <CodeField
        email={user.email}
        name="oldCode"
        label={own('me.oldCode')}
        value={codes.oldCode}
        onChange={(oldCode) => setCodes({ ...codes, oldCode })}
        sending={old}
        form={form}
      />
      <CodeFields
        email={email}
        code={codes.code}
        onEmail={setTyped}
        onCode={(code) => setCodes({ ...codes, code })}
        form={form}
        use="newEmail"
        label={own('me.newEmail')}
      />
      <FailNote error={form.rest(command.error)} />
      <div className={layout.row}>
        <Button type="submit" variant="primary" loading={command.isPending}>
          {own('me.save')}
        </Button>
        <Button onClick={onEnd}>{own('me.cancel')}</Button>
      </div>
    </form>
  );
}
