import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { login, quickLogin } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from '../AuthFrame.module.css';
import { Agreement } from '../registering/Agreement.tsx';
import { EntryForm } from './EntryForm.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { agreeViolation } from './sign-in.ts';
import { type LoginProps, useLoginDraft, useLoginOptions } from './use-login.ts';

/** Signs in by e-mail or account name and password. */
export function PasswordLogin(props: LoginProps) {
  const { quick = false, foot } = props;
  const t = useTranslator('accounts');
  const { state } = useLocation();
  const [typed, setTyped] = useLoginDraft();
  const [password, setPassword] = useState('');
  const sent = { username: typed.email, password, agree: typed.agree };
  const violations = { ...validateInput(login, sent), ...agreeViolation(typed) };
  const form = useForm(
    sent,
    violations['username'] === 'needed' ? { ...violations, username: 'emailEmpty' } : violations,
  );
  const options = useLoginOptions(props, form);
  const byName = useCommand(login, options);
  const byQuick = useCommand(quickLogin, options);
  const submit = () => {
    const { username } = sent;
    if (quick) byQuick.mutate({ username, password });
    else byName.mutate({ username, password, agree: true });
  };
  return (
    <EntryForm
      form={form}
      command={quick ? byQuick : byName}
      onSubmit={submit}
      label={t('logIn')}
      foot={
        <>
          <p className={styles.foot}>
            <Link to="/obtain-password" state={state}>
              {t('forgot')}
            </Link>
          </p>
          {foot}
        </>
      }
    >
      <Field label={t('username')} required error={form.error('username')}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={typed.email}
          onChange={(email) => setTyped({ ...typed, email })}
          onBlur={form.left('username')}
        />
      </Field>
      <Field label={t('password')} required error={form.error('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onBlur={form.left('password')}
        />
      </Field>
      <Agreement
        checked={typed.agree}
        onChange={(agree) => setTyped({ ...typed, agree })}
        form={form}
      />
    </EntryForm>
  );
}
