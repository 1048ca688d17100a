import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { registerLogin } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { CodeFields } from '../sign-in/CodeFields.tsx';
import { LateSecondStep } from '../sign-in/LateSecondStep.tsx';
import { useSignInSteps } from '../sign-in/use-sign-in-steps.ts';
import { Agreement } from './Agreement.tsx';

const start = { email: '', agree: false };

/** First step: an address and its code. An address that has an account is signed in by it. */
export function RegisterCode({ head }: { head: ReactNode }) {
  const t = useTranslator('accounts');
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const [typed, setTyped] = useDraft('login', start);
  const [code, setCode] = useState('');
  const { complete, secondStep } = useSignInSteps();
  const values = { ...typed, code };
  const form = useForm(values, validateInput(registerLogin, values));
  const command = useCommand(registerLogin, {
    changes: [],
    onDone: (opened) => void complete(opened),
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // As it is ticked or not: where the schema is still on its way the server refuses it.
    if (form.ready()) command.mutate({ ...typed, code, agree: typed.agree as true });
  };
  if (secondStep) return <LateSecondStep {...secondStep} />;
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      {head}
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
        {t('next')}
      </Button>
      <p className={styles.foot}>
        <span>
          {t('hasAccount')}{' '}
          <Link to="/login" state={state} replace>
            {t('logIn')}
          </Link>
        </span>
      </p>
    </form>
  );
}
