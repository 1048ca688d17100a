import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { login } from '#contract/accounts/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { faultsOf, useForm } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAlive } from '#web/ui/use-alive.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { Agreement } from './Agreement.tsx';
import styles from './AuthFrame.module.css';
import { PasswordInput } from './PasswordInput.tsx';
import { useSignIn } from './sign-in.ts';

const start = { email: '', agree: false };

interface Props {
  /** The call that signs in; the quick dialog has one of its own. */
  readonly call?: typeof login;
  readonly onIn?: () => void;
  readonly foot?: ReactNode;
}

/** Signs in by e-mail or account name and password. */
export function PasswordLogin({ call = login, onIn, foot }: Props) {
  const t = useWords('accounts');
  const alive = useAlive();
  const { state } = useLocation();
  // The same draft as the code form: changing the way keeps the address.
  const [typed, setTyped] = useDraft('login', start);
  const [password, setPassword] = useState('');
  const signIn = useSignIn();
  const sent = { username: typed.email, password, agree: typed.agree };
  const faults = faultsOf(login, sent);
  const form = useForm(
    sent,
    faults['username'] === 'needed' ? { ...faults, username: 'emailEmpty' } : faults,
  );
  const act = useAct(call, {
    changes: [],
    onDone: (session) => {
      signIn(session);
      toast(t('loggedIn'));
      onIn?.();
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // As it is ticked or not: where the schema is still on its way the server refuses it.
    if (form.ready()) act.mutate({ ...sent, agree: sent.agree as true });
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
      <FailNote error={form.rest(act.error)} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={act.isPending}
        disabled={!alive}
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
