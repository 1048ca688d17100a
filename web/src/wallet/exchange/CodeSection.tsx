import type { Console } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import type { exchangeRate } from '#contract/exchange/calls.ts';
import { parseDecimal } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { CountdownButton } from '#web/ui/Countdown.tsx';
import { CodeInput } from '#web/ui/form/CodeInput.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import layout from '#web/ui/layout/layout.module.css';
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
        <Proofs rate={rate} exchange={exchange} boundTo={locked.boundTo} />
      )}
      <FailNote error={exchange.error} />
    </Section>
  );
}

/** Tells whether an exchange needs the second factor, and whether it still lacks it. */
function factorOf({ rate, exchange }: Pick<Props, 'rate' | 'exchange'>) {
  const sold = minorOf(exchange.values.sellAmount) ?? 0n;
  const isNeeded = sold >= parseDecimal(rate.secondFactorFrom.amount, 2);
  return { isNeeded, isLacking: isNeeded && exchange.factor.proof === null };
}

/** The code and the second factor of the locked rate. */
function Proofs({ rate, exchange, boundTo }: Omit<Props, 'closed'> & { boundTo: string }) {
  const t = useTranslator('wallet/exchange');
  const { values, codeForm, factor, locking, resendAt } = exchange;
  const { isNeeded } = factorOf({ rate, exchange });
  return (
    <div className={styles.proofs}>
      <div>
        <Field label={t('code')} required error={codeForm.error('code')} hint={t('codeHint')}>
          <CodeInput
            value={values.code}
            onChange={exchange.set('code')}
            onBlur={codeForm.left('code')}
          />
        </Field>
        <p className={styles.again}>
          <CountdownButton
            size="xs"
            until={resendAt}
            waiting={(seconds) => t('sendAgain', { seconds })}
            loading={locking}
            onClick={exchange.lock}
          >
            {t('lockAgain')}
          </CountdownButton>
        </p>
      </div>
      <SecondFactor factor={factor} boundTo={boundTo} isRequired={isNeeded} />
    </div>
  );
}

/** Leaves the page, or applies once a rate is locked. */
export function ExchangeActions(
  props: Pick<Props, 'rate' | 'exchange'> & { readonly console: Console },
) {
  const t = useTranslator('wallet/exchange');
  const { exchange, console } = props;
  const { isLacking } = factorOf(props);
  return (
    <>
      <div className={layout.actions}>
        <ButtonLink to={`/${console}-wallet`}>{t('cancel')}</ButtonLink>
        {exchange.locked && (
          <Button
            type="submit"
            variant="primary"
            size="md"
            className={layout.end}
            loading={exchange.applying}
            disabled={isLacking}
          >
            {t('apply')}
          </Button>
        )}
      </div>
      {exchange.locked && isLacking && <p className={styles.quiet}>{t('factorToContinue')}</p>}
    </>
  );
}
