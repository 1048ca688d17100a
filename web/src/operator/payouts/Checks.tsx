import type { SourceCheck } from '#contract/approvals/schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from '../money/money.module.css';

const glyphs = { pass: 'check', attention: 'warning', fail: 'cross' } as const;
const tones = { pass: 'pass', attention: 'wait', fail: 'fail' } as const;

const known = [
  'holder',
  'payeeSame',
  'payeeChanged',
  'firstPayment',
  'paidBefore',
  'covered',
  'sources',
  'fastInOut',
  'noFastInOut',
  'underReview',
] as const;

const isAmount = (text: string): boolean => /^\d+\.\d{2}$/.test(text);

/** The checks of a withdrawal's payee and of where its money came from. */
export function Checks({ checks }: { checks: readonly SourceCheck[] }) {
  const t = useTranslator('operator/payouts');
  const format = useFormat();
  const sentence = ({ check, outcome, facts }: SourceCheck): string => {
    const name = known.find((one) => one === check);
    if (name === undefined) return check;
    const formatted = (fact: string, value: string): string => {
      if (fact === 'addedAt') return formatStamp(value);
      // Balances that withdrawals are paid of are in USD.
      return isAmount(value) ? format.money({ amount: value, currency: 'USD' }) : value;
    };
    const values = Object.fromEntries(
      Object.entries(facts).map(([fact, value]) =>
        fact === 'times' ? ['count', Number(value)] : [fact, formatted(fact, value)],
      ),
    );
    const isOther = name === 'holder' && outcome === 'fail';
    return t(`check.${isOther ? 'holderFail' : name}`, values);
  };
  return (
    <Section title={t('checks')} aside={t('checksAside')}>
      <ul className={styles.checks}>
        {checks.map((one) => (
          <li key={one.check} data-tone={tones[one.outcome]}>
            <Icon name={glyphs[one.outcome]} />
            {sentence(one)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
