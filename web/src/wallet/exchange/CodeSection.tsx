import type { Output } from '#contract/call.ts';
import type { exchangeRate } from '#contract/exchange/calls.ts';
import { parseDecimal } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountdownButton } from '#web/ui/Countdown.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { SecondFactor } from '../factor/SecondFactor.tsx';
import { minorOf } from './amounts.ts';
import styles from './exchange.module.css';
import type { ExchangeForm } from './use-exchange-form.ts';

interface Props {
  readonly rate: Output<typeof exchangeRate>;
  readonly exchange: ExchangeForm;
  /** Nothing can be exchanged now. */
  readonly closed: boolean;
}

/** Locking the rate sends the code; the code confirms this amount and this payee. */
export function CodeSection({ rate, exchange, closed }: Props) {
  const t = useTranslator('wallet/exchange');
  const { locked, isOther, locking, resendAt } = exchange;
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
        <Confirm rate={rate} exchange={exchange} boundTo={locked.boundTo} />
      )}
      {locked && <p className={styles.quiet}>{t('codeHint')}</p>}
      <FailNote error={exchange.error} />
    </Section>
  );
}

/** The code and the second factor of the locked rate, and the application. */
function Confirm({ rate, exchange, boundTo }: Omit<Props, 'closed'> & { boundTo: string }) {
  const t = useTranslator('wallet/exchange');
  const { values, codeForm, factor, locking, resendAt } = exchange;
  const sold = minorOf(values.sellAmount) ?? 0n;
  const needsFactor = sold >= parseDecimal(rate.secondFactorFrom.amount, 2);
  const lacksFactor = needsFactor && factor.proof === null;
  return (
    <>
      <div className={styles.proofs}>
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
        <SecondFactor factor={factor} boundTo={boundTo} isRequired={needsFactor} />
      </div>
      <div className={styles.code}>
        <CountdownButton
          until={resendAt}
          waiting={(seconds) => t('sendAgain', { seconds })}
          loading={locking}
          onClick={exchange.lock}
        >
          {t('lockAgain')}
        </CountdownButton>
        <Button
          variant="primary"
          size="md"
          loading={exchange.applying}
          disabled={lacksFactor}
          onClick={exchange.apply}
        >
          {t('apply')}
        </Button>
        {lacksFactor && <span className={styles.quiet}>{t('factorToContinue')}</span>}
      </div>
    </>
  );
}
