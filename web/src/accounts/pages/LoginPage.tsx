import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import styles from '../AuthFrame.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { SignIn } from '../SignIn.tsx';

/** An address of this site and of nowhere else. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/** `?from=` is where a link of a mail leads to: it becomes what the guard returns to. */
function useAskedPlace() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = query.get('from');
  useEffect(() => {
    if (asked !== null && isOwnPath(asked) && state === null) {
      navigate('/login', { replace: true, state: { from: asked } });
    }
  }, [asked, state, navigate]);
}

/** Signing in by e-mail code or by password; the guard then leads back to where one was. */
export default function LoginPage() {
  const t = useTranslator('accounts');
  const { state } = useLocation();
  useHead({ title: t('logIn'), description: t('logInText'), canonical: '/login' });
  useAskedPlace();
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
