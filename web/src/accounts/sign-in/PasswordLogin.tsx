import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { login, quickLogin } from '#contract/accounts/calls.ts';
import type { SignedIn } from '#contract/accounts/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { useHydrated } from '#web/ui/use-alive.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { Agreement } from '../registering/Agreement.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { agreeFault } from './sign-in.ts';

const start = { email: '', agree: false };

interface Props {
  /** The dialog over a page signs in by a call of its own. */
  readonly quick?: boolean;
  /** Opens the session, after the second step where there is one. */
  readonly complete: (opened: SignedIn) => Promise<boolean>;
  readonly onIn?: () => void;
  readonly foot?: ReactNode;
}

/** Signs in by e-mail or account name and password. */
export function PasswordLogin({ quick = false, complete, onIn, foot }: Props) {
  const t = useTranslator('accounts');
  const isHydrated = useHydrated();
  const { state } = useLocation();
  // The same draft as the code form: changing the way keeps the address.
  const [typed, setTyped] = useDraft('login', start);
  const [password, setPassword] = useState('');
  const sent = { username: typed.email, password, agree: typed.agree };
  const faults = { ...validateInput(login, sent), ...agreeFault(typed) };
  const form = useForm(
    sent,
    faults['username'] === 'needed' ? { ...faults, username: 'emailEmpty' } : faults,
  );
  const options = {
    changes: [],
    onDone: async (opened: SignedIn) => {
      if (!(await complete(opened))) return;
      toast(t('loggedIn'));
      onIn?.();
    },
    onFail: (error: Error) => form.refuse(error),
  };
  const byName = useCommand(login, options);
  const byQuick = useCommand(quickLogin, options);
  const command = quick ? byQuick : byName;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready()) return;
    const { username } = sent;
    if (quick) byQuick.mutate({ username, password });
    else byName.mutate({ username, password, agree: true });
  };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
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
      <FailNote error={form.rest(command.error)} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={command.isPending}
        disabled={!isHydrated}
      >
        {t('logIn')}
      </Button>
      <p className={styles.foot}>
        <Link to="/obtain-password" state={state}>
          {t('forgot')}
        </Link>
      </p>
      {foot}
    </form>
  );
}
