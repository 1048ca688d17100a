import { useState } from 'react';
import { mailLogin, quickRegisterLogin } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Agreement } from '../registering/Agreement.tsx';
import { CodeFields } from './CodeFields.tsx';
import { EntryForm } from './EntryForm.tsx';
import { agreeViolation } from './sign-in.ts';
import { type LoginProps, useLoginDraft, useLoginOptions } from './use-login.ts';

/** Signs in by the code that was sent to an address; the dialog over a page registers too. */
export function CodeLogin(props: LoginProps) {
  const { quick = false, foot } = props;
  const t = useTranslator('accounts');
  const [typed, setTyped] = useLoginDraft();
  const [code, setCode] = useState('');
  const values = { ...typed, code };
  const form = useForm(values, {
    ...validateInput(quickRegisterLogin, values),
    ...agreeViolation(typed),
  });
  const options = useLoginOptions(props, form);
  const byMail = useCommand(mailLogin, options);
  const byQuick = useCommand(quickRegisterLogin, options);
  const submit = () => {
    const { email } = typed;
    if (quick) byQuick.mutate({ email, code, agree: true });
    else byMail.mutate({ email, code });
  };
  return (
    <EntryForm
      form={form}
      command={quick ? byQuick : byMail}
      onSubmit={submit}
      label={t('logIn')}
      foot={foot}
    >
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
    </EntryForm>
  );
}
