import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from '../AuthFrame.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { ResetEmail } from '../registering/ResetEmail.tsx';
import { ResetPassword } from '../registering/ResetPassword.tsx';
import { StepLine } from '../sign-in/StepLine.tsx';

const STEPS = 3;
const nobody = { email: '', agree: false };

/** Verify the e-mail, set a new password, go to login (specification section 4). */
export default function ObtainPasswordPage() {
  const t = useTranslator('accounts');
  useHead({
    title: t('reset.title'),
    description: t('reset.text'),
    canonical: '/obtain-password',
  });
  // The address that was typed into the login form is here already.
  const [typed, setTyped] = useDraft('login', nobody);
  const [code, setCode] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const { email } = typed;
  return (
    <AuthFrame title={t('reset.title')}>
      {isDone ? (
        <Done />
      ) : code === null ? (
        <ResetEmail
          head={<StepLine current={1} all={STEPS} />}
          email={email}
          onEmail={(next) => setTyped({ ...typed, email: next })}
          onProven={setCode}
        />
      ) : (
        <ResetPassword
          head={<StepLine current={2} all={STEPS} email={email} />}
          email={email}
          code={code}
          onDone={() => setDone(true)}
          onBack={() => setCode(null)}
        />
      )}
    </AuthFrame>
  );
}

function Done() {
  const t = useTranslator('accounts');
  const { state } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1} className={styles.done}>
      <StepLine current={STEPS} all={STEPS} />
      <Note tone="pass">{t('reset.done')}</Note>
      <p>{t('reset.ended')}</p>
      <ButtonLink variant="primary" size="lg" to="/login" state={state}>
        {t('reset.goLogIn')}
      </ButtonLink>
    </div>
  );
}
