import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { JoinWays } from '../join/JoinWays.tsx';
import { PartySteps } from '../PartySteps.tsx';
import styles from '../Story.module.css';
import { StoryPage } from '../Story.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const steps = ['register', 'company', 'proof', 'pay', 'review', 'list'] as const;
const needs = ['code', 'licence', 'names', 'contact', 'models', 'deposit'] as const;
const opens = ['stock', 'quotes', 'orders', 'payout'] as const;

/** Becoming a seller: the steps of settlement, what one needs, the deposit, and what opens. */
export default function BecomeSellerPage() {
  const g = useTranslator('content/join');
  const facts = useFacts();
  const values = {
    review: facts.review,
    deposit: facts.deposit,
    back: facts.depositBack,
    chars: limits.creditCodeChars,
    min: limits.licenceMinKb,
    max: limits.licenceMaxKb / 1024,
    stale: limits.stockStaleDays,
  };
  useHead({
    title: g('seller.title'),
    description: g('seller.description', values),
    canonical: '/become-seller',
  });
  return (
    <StoryPage title={g('seller.title')} lead={g('seller.lead', values)} ways={<JoinWays />}>
      <Section title={g('steps')}>
        <PartySteps steps={steps.map((key) => ({ key, text: g(`seller.${key}`, values) }))} />
        <p className={styles.foot}>{g('seller.before')}</p>
      </Section>
      <Section title={g('need')}>
        <TermList
          rows={needs.map((key) => ({
            key,
            name: g(`seller.${key}.name`),
            text: g(`seller.${key}.text`, values),
            ...(key === 'deposit' ? { term: facts.deposit } : {}),
          }))}
        />
      </Section>
      <Section title={g('seller.opens')}>
        <TermList
          rows={opens.map((key) => ({
            key,
            name: g(`seller.${key}.name`),
            text: g(`seller.${key}.text`, values),
          }))}
        />
      </Section>
      <WaysOn to={['sellers', 'howToSell', 'safety', 'becomeBuyer', 'contact']} />
    </StoryPage>
  );
}
