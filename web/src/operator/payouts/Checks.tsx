import type { SourceCheck } from '#contract/approvals/schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { CheckList } from '../money/CheckList.tsx';

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
      <CheckList
        checks={checks.map((one) => ({
          key: one.check,
          tone: tones[one.outcome],
          text: sentence(one),
        }))}
      />
    </Section>
  );
}
