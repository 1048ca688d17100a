import type { Output } from '#contract/call.ts';
import { parseDecimal, wire } from '#contract/money.ts';
import type { cashLimits } from '#contract/wallet/withdrawal-calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import sheet from '../summary.module.css';
import styles from './cash.module.css';

type Limits = Output<typeof cashLimits>;
const cents = (amount: string): bigint => parseDecimal(amount, 2);

/** The figures after applying, before the button is pressed. */
export function Summary({ limits, minor }: { limits: Limits; minor: bigint }) {
  const t = useTranslator('wallet/cash');
  const after = cents(limits.available.amount) - minor;
  const frozen = cents(limits.frozen.amount) + minor;
  return (
    <Section title={t('summary')} className={sheet.sheet}>
      <ol className={styles.history}>
        <li>
          <b>{t('whenNow')}</b>
          <span>{t('stepFrozen')}</span>
        </li>
        <li>
          <b>{t('whenApproved')}</b>
          <span>{t('stepApproved')}</span>
        </li>
        <li>
          <b>{t('whenPaid')}</b>
          <span>{t('stepPaid')}</span>
        </li>
      </ol>
      <DefinitionList
        sum
        items={[
          {
            key: 'now',
            term: t('availableNow'),
            value: <MoneyText money={limits.available} bare />,
          },
          {
            key: 'this',
            term: t('thisOne'),
            value: <MoneyText money={wire(-minor)} bare signed />,
          },
          {
            key: 'after',
            term: t('availableAfter'),
            value: <MoneyText money={wire(after)} bare />,
            total: true,
          },
          {
            key: 'frozen',
            term: t('frozenAfter'),
            value: <MoneyText money={wire(frozen)} bare />,
          },
        ]}
      />
      <p className={styles.hint}>{t('staysYours')}</p>
    </Section>
  );
}
