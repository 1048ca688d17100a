import { useEffect, useState } from 'react';
import { secondStep as secondStepCall } from '#contract/factors/calls.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { FactorProof } from '#web/widgets/factor/FactorProof.tsx';
import styles from '../AuthFrame.module.css';
import { ResetRequest } from '../factors/ResetRequest.tsx';
import type { SecondStepState } from './use-sign-in-steps.ts';

const none = { totp: false, passkey: false };

/** The second step of signing in, in place of the form of the first. */
export function SecondStep({ opened, onIn, onCancel }: SecondStepState) {
  const t = useTranslator('accounts/factors');
  const isOver = useIsOver(opened.expiresAt);
  return (
    <div className={styles.form}>
      <h2 className={styles.stepTitle}>{t('step.title')}</h2>
      <p>{t('step.text')}</p>
      {isOver ? (
        <Note tone="wait" aloud>
          {t('step.over')}
        </Note>
      ) : (
        <FactorProof
          kinds={opened.secondStep ?? none}
          recovery
          boundTo={factorTexts.signIn}
          as={opened}
          onProof={async (proof) => onIn(await sendCall(secondStepCall, { proof }, { as: opened }))}
        />
      )}
      <p className={styles.quiet}>{t('step.lost')}</p>
      {!isOver && <ResetRequest opened={opened} />}
      <Button variant="text" onClick={onCancel}>
        {t('step.back')}
      </Button>
    </div>
  );
}

/** Whether the time of a pending sign-in is over. */
function useIsOver(expiresAt: string): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return isOver;
}
