import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '../AuthFrame.module.css';
import { KeyInfoFields, useKeyInfo } from '../settings/KeyInfoForm.tsx';

/** Last step of registering: buyer or seller, and the company behind it. */
export function RegisterIdentity({ user, head }: { user: UserInfo; head: ReactNode }) {
  const t = useTranslator('accounts');
  const info = useKeyInfo(user);
  return (
    <form
      ref={info.form.frame}
      className={styles.form}
      onSubmit={info.submit(t('registered'))}
      noValidate
    >
      {head}
      <KeyInfoFields info={info} />
      <Button type="submit" variant="primary" size="lg" block loading={info.saving}>
        {t('start')}
      </Button>
    </form>
  );
}
