import { limits } from '#contract/limits.ts';
import { useWords } from '#web/i18n/words.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/Section.tsx';
import { JoinWays } from '../JoinWays.tsx';
import { PartySteps } from '../PartySteps.tsx';
import { Story } from '../Story.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const needs = ['email', 'company', 'ship', 'pay'] as const;
const steps = ['register', 'password', 'identity', 'ask', 'order'] as const;
const opens = ['enquire', 'escrow', 'reports', 'wallet'] as const;

/** Becoming a buyer: what one needs, the steps, and what opens. */
export default function BecomeBuyerPage() {
  const g = useWords('guide');
  const facts = useFacts();
  useHead({
    title: g('join.buyer.title'),
    description: g('join.buyer.description'),
    canonical: '/become-buyer',
  });
  const values = {
    resend: limits.codeResendS,
    valid: limits.codeValidS / 60,
    min: limits.passwordMin,
    max: limits.passwordMax,
    pay: facts.pay,
  };
  return (
    <Story title={g('join.buyer.title')} lead={g('join.buyer.lead')} ways={<JoinWays />}>
      <Section title={g('join.steps')}>
        <PartySteps steps={steps.map((key) => ({ key, text: g(`join.buyer.${key}`, values) }))} />
      </Section>
      <Section title={g('join.need')}>
        <TermList
          rows={needs.map((key) => ({
            key,
            name: g(`join.buyer.${key}.name`),
            text: g(`join.buyer.${key}.text`),
          }))}
        />
      </Section>
      <Section title={g('join.buyer.opens')}>
        <TermList
          rows={opens.map((key) => ({
            key,
            name: g(`join.buyer.${key}.name`),
            text: g(`join.buyer.${key}.text`),
          }))}
        />
      </Section>
      <WaysOn to={['buyers', 'howToBuy', 'escrowAbout', 'safety', 'becomeSeller']} />
    </Story>
  );
}
