import { useState } from 'react';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from '../pages/PersonalCenterPage.module.css';
import { EmailForm } from './EmailForm.tsx';

/** The e-mail, and moving the account to another one. */
export function EmailSection({ user }: { user: UserInfo }) {
  const t = useTranslator('accounts');
  const own = useTranslator('accounts/own');
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('email')}>
      <div className={open ? styles.line : styles.fact}>
        <p translate="no">{user.email}</p>
        {open ? (
          <EmailForm user={user} onEnd={() => setOpen(false)} />
        ) : (
          <Button onClick={() => setOpen(true)}>{own('me.emailChange')}</Button>
        )}
      </div>
    </Section>
  );
}
