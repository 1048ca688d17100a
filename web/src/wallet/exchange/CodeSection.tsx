import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountdownButton } from '#web/ui/Countdown.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './exchange.module.css';
import type { ExchangeForm } from './use-exchange-form.ts';

/** Locking the rate sends the code; the code confirms this amount and this payee. */
export function CodeSection({ exchange, closed }: { exchange: ExchangeForm; closed: boolean }) {
  const t = useTranslator('wallet/exchange');
  const { locked, values, codeForm, isOther, locking, resendAt } = exchange;
  return (
    <Section
      title={t('confirm')}
      aside={locked ? t('sentTo', { email: locked.sentTo }) : undefined}
    >
      {isOther && <Note tone="wait">{t('changed')}</Note>}
      {locked === null ? (
        <div className={styles.code}>
          <CountdownButton
            until={resendAt}
            waiting={(seconds) => t('sendAgain', { seconds })}
            disabled={closed}
            loading={locking}
            onClick={exchange.lock}
          >
            {t('lock')}
          </CountdownButton>
          <span className={styles.quiet}>{t('lockHint')}</span>
        </div>
      ) : (
        <div className={styles.code}>
          <Field label={t('code')} required error={codeForm.error('code')}>
            <TextInput
              mono
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={values.code}
              onChange={(text) => exchange.set('code')(text.replace(/\D/g, ''))}
              onBlur={codeForm.left('code')}
            />
          </Field>
          <Field label={t('digits')} aside={t('digitsAside')} error={codeForm.error('factor')}>
            <TextInput
              mono
              name="digits"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={values.digits}
              onChange={(text) => exchange.set('digits')(text.replace(/\D/g, ''))}
            />
          </Field>
          <CountdownButton
            until={resendAt}
            waiting={(seconds) => t('sendAgain', { seconds })}
            loading={locking}
            onClick={exchange.lock}
          >
            {t('lockAgain')}
          </CountdownButton>
          <Button variant="primary" size="md" loading={exchange.applying} onClick={exchange.apply}>
            {t('apply')}
          </Button>
        </div>
      )}
      {locked && <p className={styles.quiet}>{t('codeHint')}</p>}
      <FailNote error={exchange.error} />
    </Section>
  );
}
