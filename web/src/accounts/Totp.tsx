import { type FormEvent, useEffect, useRef, useState } from 'react';
import { totpEnrol, totpVerify } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Field } from '#web/ui/Field.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from './AuthFrame.module.css';
import look from './Totp.module.css';

/** Shows the secret of a new authenticator once, then asks for its first code. */
export function TotpEnrol() {
  const own = useTranslator('accounts/own');
  const act = useCommand(totpEnrol, { changes: [] });
  const asked = useRef(false);
  const { mutate } = act;
  useEffect(() => {
    // One secret per visit: a second one would make the shown one worthless.
    if (asked.current) return;
    asked.current = true;
    mutate({});
  }, [mutate]);
  if (act.isError) return <FailNote error={act.error} again={() => mutate({})} />;
  if (!act.data) return <SkeletonLines label={own('ops.asks')} lines={4} />;
  return (
    <>
      <img className={look.qr} src={act.data.qr} alt={own('ops.qr')} width="220" height="220" />
      <div className={look.secret}>
        <span>{own('ops.secret')}</span>
        <code translate="no">{act.data.secret}</code>
        <CopyButton text={act.data.secret} />
      </div>
      <TotpVerify />
    </>
  );
}

/** Takes the six digits of the authenticator; the page leads on by itself. */
export function TotpVerify() {
  const own = useTranslator('accounts/own');
  const [code, setCode] = useState('');
  const form = useForm(code, validateInput(totpVerify, { code }));
  const act = useCommand(totpVerify, {
    onFail: (error) => {
      form.refuse(error);
      setCode('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) act.mutate({ code });
  };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      <Field label={own('ops.code')} required error={form.error('code')}>
        <TextInput
          mono
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
          value={code}
          onChange={(text) => setCode(text.replace(/\D/g, ''))}
        />
      </Field>
      <FailNote error={act.error} />
      <Button type="submit" variant="primary" block loading={act.isPending}>
        {own('ops.confirm')}
      </Button>
    </form>
  );
}
