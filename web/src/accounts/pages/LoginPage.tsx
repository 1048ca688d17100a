import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from '../AuthFrame.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { CodeLogin } from '../CodeLogin.tsx';
import { PasswordLogin } from '../PasswordLogin.tsx';

type Mode = 'code' | 'password';

const first: Mode = 'code';

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
  const t = useWords('accounts');
  const [mode, setMode] = useDraft<Mode>('login-mode', first);
  useAskedPlace();
  return (
    <AuthFrame side="logIn">
      <div className={styles.form}>
        <div className={styles.mode}>
          <Segmented<Mode>
            label={t('how')}
            value={mode}
            options={[
              { value: 'code', label: t('byCode') },
              { value: 'password', label: t('byPassword') },
            ]}
            onChange={setMode}
          />
        </div>
      </div>
      {mode === 'code' ? <CodeLogin /> : <PasswordLogin />}
    </AuthFrame>
  );
}
