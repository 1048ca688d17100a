import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import styles from '../AuthFrame.module.css';
import { CodeLogin } from './CodeLogin.tsx';
import { LateSecondStep } from './LateSecondStep.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { useSignInSteps } from './use-sign-in-steps.ts';

type Mode = 'code' | 'password';

const first: Mode = 'code';

interface Props {
  /** Over a page, by the calls of the quick dialog. */
  readonly quick?: boolean;
  readonly onIn?: () => void;
  readonly foot?: ReactNode;
}

/** Signing in by e-mail code or by password, whichever was used last in this tab. */
export function SignIn({ quick = false, onIn, foot }: Props) {
  const t = useTranslator('accounts');
  const [mode, setMode] = useDraft<Mode>('login-mode', first);
  const { complete, secondStep } = useSignInSteps();
  const rest = { quick, complete, ...(onIn ? { onIn } : {}), foot };
  if (secondStep) return <LateSecondStep {...secondStep} />;
  return (
    <>
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
      {mode === 'code' ? <CodeLogin {...rest} /> : <PasswordLogin {...rest} />}
    </>
  );
}
