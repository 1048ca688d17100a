import { type FormEvent, type ReactNode, useState } from 'react';
import { mailLogin } from '#contract/accounts/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { faultsOf, useForm } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAlive } from '#web/ui/use-alive.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { Agreement } from './Agreement.tsx';
import styles from './AuthFrame.module.css';
import { CodeFields } from './CodeFields.tsx';
import { useSignIn } from './sign-in.ts';

const start = { email: '', agree: false };

interface Props {
  /** The call that signs in; the quick dialog has one of its own. */
  readonly call?: typeof mailLogin;
  readonly onIn?: () => void;
  readonly foot?: ReactNode;
}

/** Signs in by the code that was sent to an address. */
export function CodeLogin({ call = mailLogin, onIn, foot }: Props) {
  const t = useWords('accounts');
  const alive = useAlive();
  const [typed, setTyped] = useDraft('login', start);
  const [code, setCode] = useState('');
  const signIn = useSignIn();
  const values = { ...typed, code };
  const form = useForm(values, faultsOf(mailLogin, values));
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
    if (form.ready()) act.mutate({ ...typed, code, agree: typed.agree as true });
  };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      <CodeFields
        email={typed.email}
        code={code}
        onEmail={(email) => setTyped({ ...typed, email })}
        onCode={setCode}
        form={form}
      />
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
      {foot}
    </form>
  );
}
