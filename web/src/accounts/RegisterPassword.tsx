import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './AuthFrame.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './use-new-password.ts';

interface Props {
  readonly email: string;
  readonly head: ReactNode;
  readonly onDone: () => void;
}

/** Second step of registering: the password, twice. */
export function RegisterPassword({ email, head, onDone }: Props) {
  const t = useWords('accounts');
  const password = useNewPassword(onDone);
  return (
    <form
      ref={password.form.frame}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        password.submit();
      }}
      noValidate
    >
      {head}
      <NewPasswordFields password={password} email={email} />
      <Button type="submit" variant="primary" size="lg" block loading={password.act.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
