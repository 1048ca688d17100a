import { useState } from 'react';
import { useSession } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import styles from '../AuthFrame.module.css';
import { AuthFrame } from '../AuthFrame.tsx';
import { RegisterCode } from '../RegisterCode.tsx';
import { RegisterIdentity } from '../RegisterIdentity.tsx';
import { RegisterPassword } from '../RegisterPassword.tsx';
import { useUser } from '../use-user.ts';

const STEPS = 3;

/**
 * E-mail and code, password, identity (specification section 4). The account exists from the first
 * step on, so a reload goes on where it stopped; the guard leads on after the last.
 */
export default function RegisterPage() {
  const t = useWords('accounts');
  const open = useSession('member') !== null;
  const user = useUser().data;
  const [isSet, setIsSet] = useState(false);
  if (!open) {
    return (
      <AuthFrame side="register">
        <RegisterCode head={<StepLine at={1} />} />
      </AuthFrame>
    );
  }
  if (user === undefined || user.hasKeyInfo === 'Y') {
    return (
      <AuthFrame side="register">
        <div className={styles.form}>
          <SkeletonLines label={t('me.loading')} lines={4} />
        </div>
      </AuthFrame>
    );
  }
  const isLast = isSet || user.hasPwd === 'Y';
  const head = <StepLine at={isLast ? STEPS : 2} email={user.email} />;
  return (
    <AuthFrame side="register">
      {isLast ? (
        <RegisterIdentity user={user} head={head} />
      ) : (
        <RegisterPassword email={user.email} head={head} onDone={() => setIsSet(true)} />
      )}
    </AuthFrame>
  );
}

/** How far one is, and the address that is proven. */
function StepLine({ at, email }: { at: number; email?: string }) {
  const t = useWords('accounts');
  return (
    <div className={styles.stepLine}>
      <span className={styles.dots}>
        {Array.from({ length: STEPS }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places.
          <i key={step} data-on={step < at || undefined} aria-hidden="true" />
        ))}
        {t('step', { at, all: STEPS })}
      </span>
      {email && (
        <span className={styles.proven}>
          <Icon name="check" size={12} />
          {email}
        </span>
      )}
    </div>
  );
}
