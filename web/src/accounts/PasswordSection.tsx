import { useState } from 'react';
import type { UserInfo } from '#contract/accounts/calls.ts';
import { useWords } from '#web/i18n/words.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import styles from './pages/PersonalCenterPage.module.css';
import { useNewPassword } from './use-new-password.ts';

/** Whether there is a password, and a form for a new one. */
export function PasswordSection({ user }: { user: UserInfo }) {
  const t = useWords('accounts');
  const [open, setOpen] = useState(false);
  const has = user.hasPwd === 'Y';
  return (
    <Section title={t('me.password')}>
      <div className={styles.line}>
        <p>
          {t(has ? 'me.hasPassword' : 'me.noPassword')} {has && t('me.changed')}
        </p>
        {open ? (
          <NewPassword email={user.email} onEnd={() => setOpen(false)} />
        ) : (
          <Button onClick={() => setOpen(true)}>{t(has ? 'me.change' : 'setPassword')}</Button>
        )}
      </div>
    </Section>
  );
}

function NewPassword({ email, onEnd }: { email: string; onEnd: () => void }) {
  const t = useWords('accounts');
  const password = useNewPassword(() => {
    toast(t('passwordSet'));
    onEnd();
  });
  return (
    <form
      ref={password.form.frame}
      onSubmit={(event) => {
        event.preventDefault();
        password.submit();
      }}
      noValidate
    >
      <NewPasswordFields password={password} email={email} />
      <div className={layout.row}>
        <Button type="submit" variant="primary" loading={password.act.isPending}>
          {t('me.save')}
        </Button>
        <Button onClick={onEnd}>{t('me.cancel')}</Button>
      </div>
    </form>
  );
}
