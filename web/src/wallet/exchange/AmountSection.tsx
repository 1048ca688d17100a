import type { Output } from '#contract/call.ts';
import type { exchangeRate } from '#contract/exchange/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSecondsUntil } from '#web/ui/Countdown.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './exchange.module.css';
import { RateLine } from './RateLine.tsx';
import type { ExchangeForm } from './use-exchange-form.ts';

type Rate = Output<typeof exchangeRate>;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Both amounts, each of which may be typed, and the rate between them. */
export function AmountSection({ rate, exchange }: { rate: Rate; exchange: ExchangeForm }) {
  const t = useTranslator('wallet/exchange');
  const format = useFormat();
  const { values, form, set } = exchange;
  return (
    <Section
      title={t('amount')}
      action={
        <span className={styles.quiet}>
          {t('availableNow')} {format.money(rate.available)}
        </span>
      }
    >
      <div className={styles.amounts}>
        <Field label={t('sell')} required error={form.error('sellAmount')}>
          <FigureInput
            name="sellAmount"
            value={values.sellAmount}
            decimals={2}
            unit="USD"
            onChange={set('sellAmount')}
            onBlur={() => form.left('sellAmount')()}
          />
        </Field>
        <span className={styles.arrow} aria-hidden="true">
          <Icon name="switch" />
        </span>
        <Field label={t('receives')}>
          <FigureInput
            name="buyAmount"
            value={exchange.buyAmount}
            decimals={2}
            unit="CNY"
            disabled={rate.rate === null}
            onChange={exchange.setBuy}
          />
        </Field>
      </div>
      <div className={styles.under}>
        <span className={styles.quiet}>
          {t('limits', {
            least: format.money(rate.least),
            most: format.money(rate.most),
            perDay: format.money(rate.perDay),
          })}
        </span>
        <Button size="xs" onClick={() => set('sellAmount')(rate.most.amount)}>
          {t('sellMost')}
        </Button>
      </div>
      <RateNow rate={rate} exchange={exchange} />
    </Section>
  );
}

function RateNow({ rate, exchange }: { rate: Rate; exchange: ExchangeForm }) {
  const t = useTranslator('wallet/exchange');
  const format = useFormat();
  const { locked } = exchange;
  const left = useSecondsUntil(locked === null ? null : Date.parse(locked.expiresAt));
  const applied = locked?.rate ?? rate.rate?.rate;
  if (applied === undefined) return null;
  const source = locked?.rateSource ?? rate.rate?.source ?? '';
  const readAt = locked?.rateAt ?? rate.rate?.observedAt ?? '';
  return (
    <div className={styles.rate}>
      <div>
        <span className={styles.quiet}>{t(locked ? 'rateLocked' : 'rateNow')}</span>
        <b translate="no">{t('pair', { rate: format.rate(applied) })}</b>
        <span className={styles.quiet}>
          {t('rateSource', { source })} <DateTime at={readAt} zone />
        </span>
      </div>
      <RateLine rates={rate.history} />
      {locked && (
        <span className={styles.quiet} role="timer">
          {left > 0
            ? t('lockedFor', { time: `${Math.floor(left / 60)}:${twoDigits(left % 60)}` })
            : t('lockOver')}
        </span>
      )}
    </div>
  );
}
