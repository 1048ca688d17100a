import { type FormEvent, useState } from 'react';
import { pwdCheck, setPwd } from '#contract/accounts/calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import styles from '../pages/PersonalCenterPage.module.css';
import { MailProof } from '../registering/MailProof.tsx';
import { NewPasswordFields } from '../registering/NewPasswordFields.tsx';
import { useMailProof } from '../registering/use-mail-proof.ts';
import { passwordViolations } from '../registering/use-new-password.ts';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';

/** Whether there is a password, and a form for a new one. */
export function PasswordSection({ user }: { user: UserInfo }) {
  const t = useTranslator('accounts');
  const own = useTranslator('accounts/own');
  const [open, setOpen] = useState(false);
  const has = user.hasPwd === 'Y';
  return (
    <Section title={own('me.password')}>
      <div className={open ? styles.line : styles.fact}>
        <p>
          {own(has ? 'me.hasPassword' : 'me.noPassword')} {has && own('me.changed')}
        </p>
        {open ? (
          <NewPassword user={user} onEnd={() => setOpen(false)} />
        ) : (
          <Button onClick={() => setOpen(true)}>{has ? own('me.change') : t('setPassword')}</Button>
        )}
      </div>
    </Section>
  );
}

const empty = { password: '', newPassword: '', repeated: '' };

/** Proves the present password, where there is one, and sets the new one. */
function useChange(has: boolean, onDone: () => void) {
  const [values, setValues] = useState(empty);
  const missing = has && values.password === '' ? { password: 'passwordEmpty' } : {};
  const form = useForm(values, { ...passwordViolations(values), ...missing });
  const onFail = (error: Error) => mail.refused(error) || form.refuse(error);
  const change = useCommand(setPwd, { onDone, onFail });
  const save = () => change.mutate({ newPassword: values.newPassword });
  const mail = useMailProof(save);
  const check = useCommand(pwdCheck, { changes: [], onDone: save, onFail });
  return {
    values,
    set: (part: Partial<typeof empty>) => setValues((before) => ({ ...before, ...part })),
    form,
    mail,
    busy: check.isPending || change.isPending,
    error: form.rest(change.error ?? check.error),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!form.ready()) return;
      change.reset();
      if (has) check.mutate({ password: values.password });
      else save();
    },
  };
}

function NewPassword({ user, onEnd }: { user: UserInfo; onEnd: () => void }) {
  const t = useTranslator('accounts');
  const own = useTranslator('accounts/own');
  const has = user.hasPwd === 'Y';
  const { values, set, form, mail, busy, error, submit } = useChange(has, () => {
    toast(t('passwordSet'));
    onEnd();
  });
  if (mail.isNeeded) {
    return <MailProof email={user.email} onProved={mail.proved} onCancel={onEnd} />;
  }
  return (
    <form ref={form.frame} onSubmit={submit} noValidate aria-label={own('me.password')}>
      {has && (
        <Field
          label={own('me.nowPassword')}
          required
          error={form.error('password')}
          hint={own('me.nowForgot')}
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(password) => set({ password })}
            onBlur={form.left('password')}
          />
        </Field>
      )}
      <NewPasswordFields
        values={values}
        set={set}
        form={form}
        error={error}
        email={user.email}
        label={own('me.newPassword')}
      />
      <div className={layout.row}>
        <Button type="submit" variant="primary" loading={busy}>
          {own('me.save')}
        </Button>
        <Button onClick={onEnd}>{own('me.cancel')}</Button>
      </div>
    </form>
  );
}
