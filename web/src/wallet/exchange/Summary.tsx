import type { Output } from '#contract/call.ts';
import type { exchangeRate } from '#contract/exchange/calls.ts';
import { parseDecimal, wire } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import sheet from '../summary.module.css';
import { previewOf } from './amounts.ts';
import styles from './exchange.module.css';
import type { ExchangeForm } from './use-exchange-form.ts';

/** Describes what the exchange comes to, while it is typed. */
export function Summary(props: { rate: Output<typeof exchangeRate>; exchange: ExchangeForm }) {
  const { rate, exchange } = props;
  const t = useTranslator('wallet/exchange');
  const format = useFormat();
  const { values, locked } = exchange;
  const terms = locked ?? (rate.rate && { rate: rate.rate.rate, feePercent: rate.feePercent });
  const amounts = terms && previewOf(values.sellAmount, terms);
  const available = parseDecimal(rate.available.amount, 2);
  const rest = available - (amounts?.sell ?? 0n);
  return (
    <Section title={t('summary')} aside={t('summaryAside')} className={sheet.sheet}>
      <p className={styles.big} aria-live="polite">
        <MoneyText money={wire(amounts?.buy ?? 0n, 'CNY')} />
      </p>
      {terms && (
        <DefinitionList
          sum
          items={[
            {
              key: 'sell',
              term: t('sell'),
              value: <MoneyText money={wire(amounts?.sell ?? 0n)} />,
            },
            {
              key: 'fee',
              term: t('fee', { percent: format.number(terms.feePercent, 2) }),
              value: <MoneyText money={wire(amounts?.fee ?? 0n)} />,
            },
            {
              key: 'net',
              term: t('net'),
              value: <MoneyText money={wire(amounts?.net ?? 0n)} />,
            },
            { key: 'rate', term: t('rate'), value: format.rate(terms.rate) },
            { key: 'now', term: t('availableNow'), value: <MoneyText money={rate.available} /> },
            {
              key: 'after',
              term: t('availableAfter'),
              value: <MoneyText money={wire(rest)} />,
              total: true,
            },
          ]}
        />
      )}
      <div className={styles.notes}>
        <p>{t('feeNote')}</p>
        <p>{t('timeNote')}</p>
        <p>{t('failNote')}</p>
      </div>
    </Section>
  );
}
