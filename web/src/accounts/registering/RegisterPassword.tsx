import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import styles from '../AuthFrame.module.css';
import { MailProof } from './MailProof.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './use-new-password.ts';

interface Props {
  readonly email: string;
  readonly head: ReactNode;
  readonly onDone: () => void;
}

/** Second step of registering: the password, twice. */
export function RegisterPassword({ email, head, onDone }: Props) {
  const t = useTranslator('accounts');
  const { values, set, form, act, mail, submit } = useNewPassword(() => {
    toast(t('passwordSet'));
    onDone();
  });
  if (mail.isNeeded) {
    return (
      <div className={styles.form}>
        {head}
        <MailProof email={email} onProved={mail.proved} />
      </div>
    );
  }
  return (
    <form
      ref={form.frame}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      {head}
      <NewPasswordFields
        values={values}
        set={set}
        form={form}
        error={form.rest(act.error)}
        email={email}
      />
      <Button type="submit" variant="primary" size="lg" block loading={act.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
