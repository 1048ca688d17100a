import { Link, useLocation } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import styles from '../AuthFrame.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import { useReturnPath } from '../sign-in/use-return-path.ts';

/** Signing in by e-mail code or by password; the guard then leads back to where one was. */
export default function LoginPage() {
  const t = useTranslator('accounts');
  const { state } = useLocation();
  useHead({ title: t('logIn'), description: t('logInText'), canonical: '/login' });
  useReturnPath('/login');
  return (
    <AuthFrame side="logIn" title={t('logIn')}>
      <SignIn
        foot={
          <p className={styles.foot}>
            <span>
              {t('noAccount')}{' '}
              <Link to="/register" state={state} replace>
                {t('register')}
              </Link>
            </span>
          </p>
        }
      />
    </AuthFrame>
  );
}
