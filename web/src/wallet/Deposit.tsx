import { Link } from 'react-router';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';

/** A seller's integrity deposit, which is no part of the wallet; it is kept at the settlement. */
export function Deposit({ money }: { money: MoneyWire }) {
  const t = useTranslator('wallet/statement');
  return (
    <Section title={t('deposit')} action={<Link to="/seller-settlement">{t('depositOpen')}</Link>}>
      <MoneyText money={money} />
    </Section>
  );
}
