import { useState } from 'react';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import styles from '../AuthFrame.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { RegisterCode } from '../registering/RegisterCode.tsx';
import { RegisterIdentity } from '../registering/RegisterIdentity.tsx';
import { RegisterPassword } from '../registering/RegisterPassword.tsx';
import { StepLine } from '../sign-in/StepLine.tsx';
import { useReturnPath } from '../sign-in/use-return-path.ts';
import { useUser } from '../use-user.ts';

const STEPS = 3;

/**
 * E-mail and code, password, identity (specification section 4). The account exists from the first
 * step on, so a reload goes on where it stopped; the guard leads on after the last.
 */
export default function RegisterPage() {
  const t = useTranslator('accounts');
  useHead({
    title: t('register'),
    description: t('registerText'),
    canonical: '/register',
  });
  useReturnPath('/register');
  const open = useSession('member') !== null;
  const user = useUser().data;
  const [isSet, setIsSet] = useState(false);
  if (!open) {
    return (
      <AuthFrame side="register" title={t('register')}>
        <RegisterCode head={<StepLine current={1} all={STEPS} />} />
      </AuthFrame>
    );
  }
  if (user === undefined || user.hasKeyInfo === 'Y') {
    return (
      <AuthFrame side="register" title={t('register')}>
        <div className={styles.form}>
          <SkeletonLines label={t('loadingAccount')} lines={4} />
        </div>
      </AuthFrame>
    );
  }
  const isLast = isSet || user.hasPwd === 'Y';
  const head = <StepLine current={isLast ? STEPS : 2} all={STEPS} email={user.email} />;
  return (
    <AuthFrame side="register" title={t('register')}>
      {isLast ? (
        <RegisterIdentity user={user} head={head} />
      ) : (
        <RegisterPassword email={user.email} head={head} onDone={() => setIsSet(true)} />
      )}
    </AuthFrame>
  );
}
