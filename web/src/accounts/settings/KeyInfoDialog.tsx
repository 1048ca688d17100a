import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { useSignOut } from '../sign-in/sign-in.ts';
import styles from './KeyInfoForm.module.css';
import { KeyInfoFields, useKeyInfo } from './KeyInfoForm.tsx';

/**
 * Complete-your-information (specification section 4): nothing closes it but saving, or leaving the
 * account. Registering asks the same on its own page.
 */
export function KeyInfoDialog({ user }: { user: UserInfo }) {
  const { pathname } = useLocation();
  return pathname === '/register' ? null : <OpenKeyInfo user={user} />;
}

function OpenKeyInfo({ user }: { user: UserInfo }) {
  const t = useTranslator('accounts');
  const id = useId();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const info = useKeyInfo(user);
  const leave = () => {
    void signOut();
    navigate('/home');
  };
  return (
    <Dialog
      open
      title={t('keyInfo.title')}
      footer={
        <>
          <Button variant="text" onClick={leave}>
            {t('logOut')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={info.saving}>
            {t('keyInfo.save')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('keyInfo.text')}</p>
      <form
        id={id}
        ref={info.form.frame}
        onSubmit={info.submit(t('keyInfo.saved'))}
        noValidate
        aria-label={t('keyInfo.title')}
      >
        <KeyInfoFields info={info} />
      </form>
    </Dialog>
  );
}
