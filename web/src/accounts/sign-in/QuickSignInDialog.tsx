import { Link, useLocation } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { sendCall } from '#web/api/client.ts';
import { resolveSignIn } from '#web/api/sign-in-request.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from '../AuthFrame.module.css';
import { SignIn } from './SignIn.tsx';

/**
 * Signs a visitor in or registers one over the page they are on; the act that asked goes on.
 * A newcomer completes the information first, in its own dialog, and acts again.
 */
export function QuickSignInDialog() {
  const t = useTranslator('accounts');
  const { pathname, search } = useLocation();
  const onIn = async () => {
    const user = await sendCall(loginUser, {}, { notCancel: true }).catch(() => null);
    resolveSignIn(user?.hasKeyInfo === 'Y');
  };
  return (
    <Dialog open width="narrow" title={t('quickIn.title')} onClose={() => resolveSignIn(false)}>
      <p className={styles.quiet}>{t('quickIn.text')}</p>
      <SignIn
        quick
        onIn={() => void onIn()}
        foot={
          <p className={styles.foot}>
            <span>
              {t('noAccount')}{' '}
              <Link
                to="/register"
                state={{ from: pathname + search }}
                onClick={() => resolveSignIn(false)}
              >
                {t('register')}
              </Link>
            </span>
          </p>
        }
      />
    </Dialog>
  );
}
