import { type FormEvent, type ReactNode, useState } from 'react';
import { mailLogin, quickRegisterLogin } from '#contract/accounts/calls.ts';
import type { SignedIn } from '#contract/accounts/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { useHydrated } from '#web/ui/use-alive.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { Agreement } from '../registering/Agreement.tsx';
import { CodeFields } from './CodeFields.tsx';
import { agreeFault } from './sign-in.ts';

const start = { email: '', agree: false };

interface Props {
  /** The dialog over a page registers too, by a call of its own. */
  readonly quick?: boolean;
  /** Opens the session, after the second step where there is one. */
  readonly complete: (opened: SignedIn) => Promise<boolean>;
  readonly onIn?: () => void;
  readonly foot?: ReactNode;
}

/** Signs in by the code that was sent to an address. */
export function CodeLogin({ quick = false, complete, onIn, foot }: Props) {
  const t = useTranslator('accounts');
  const isHydrated = useHydrated();
  const [typed, setTyped] = useDraft('login', start);
  const [code, setCode] = useState('');
  const values = { ...typed, code };
  const form = useForm(values, {
    ...validateInput(quickRegisterLogin, values),
    ...agreeFault(typed),
  });
  const options = {
    changes: [],
    onDone: async (opened: SignedIn) => {
      if (!(await complete(opened))) return;
      toast(t('loggedIn'));
      onIn?.();
    },
    onFail: (error: Error) => form.refuse(error),
  };
  const byMail = useCommand(mailLogin, options);
  const byQuick = useCommand(quickRegisterLogin, options);
  const command = quick ? byQuick : byMail;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready()) return;
    const { email } = typed;
    if (quick) byQuick.mutate({ email, code, agree: true });
    else byMail.mutate({ email, code });
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
      {foot}
    </form>
  );
}
