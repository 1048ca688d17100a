import { type FormEvent, useState } from 'react';
import { opsLogin } from '#contract/accounts/staff-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { PasswordInput } from './PasswordInput.tsx';
import { useSignIn } from './sign-in.ts';

const nobody = '';

/** The first of the two steps by which staff sign in. */
export function OpsPassword() {
  const own = useTranslator('accounts/own');
  const [email, setEmail] = useDraft('ops-login', nobody);
  const [password, setPassword] = useState('');
  const signIn = useSignIn('staff');
  const values = { email, password };
  const form = useForm(values, validateInput(opsLogin, values));
  const command = useCommand(opsLogin, {
    changes: [],
    onDone: ({ tokenName, tokenValue, expiresAt }) => signIn({ tokenName, tokenValue, expiresAt }),
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(values);
  };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      <Field label={own('ops.email')} required error={form.error('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          onBlur={form.left('email')}
        />
      </Field>
      <Field label={own('ops.password')} required error={form.error('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onBlur={form.left('password')}
        />
      </Field>
      <FailNote error={form.rest(command.error)} />
      <Button type="submit" variant="primary" block loading={command.isPending}>
        {own('ops.logIn')}
      </Button>
    </form>
  );
}
