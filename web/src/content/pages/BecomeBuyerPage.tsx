import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { JoinWays } from '../join/JoinWays.tsx';
import { PartySteps } from '../PartySteps.tsx';
import { StoryPage } from '../Story.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const needs = ['email', 'company', 'ship', 'pay'] as const;
const steps = ['register', 'password', 'identity', 'ask', 'order'] as const;
const opens = ['enquire', 'escrow', 'reports', 'wallet'] as const;

/** Becoming a buyer: what one needs, the steps, and what opens. */
export default function BecomeBuyerPage() {
  const g = useTranslator('content/join');
  const facts = useFacts();
  useHead({
    title: g('buyer.title'),
    description: g('buyer.description'),
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
    <StoryPage title={g('buyer.title')} lead={g('buyer.lead')} ways={<JoinWays />}>
      <Section title={g('steps')}>
        <PartySteps steps={steps.map((key) => ({ key, text: g(`buyer.${key}`, values) }))} />
      </Section>
      <Section title={g('need')}>
        <TermList
          rows={needs.map((key) => ({
            key,
            name: g(`buyer.${key}.name`),
            text: g(`buyer.${key}.text`),
          }))}
        />
      </Section>
      <Section title={g('buyer.opens')}>
        <TermList
          rows={opens.map((key) => ({
            key,
            name: g(`buyer.${key}.name`),
            text: g(`buyer.${key}.text`),
          }))}
        />
      </Section>
      <WaysOn to={['buyers', 'howToBuy', 'escrowAbout', 'safety', 'becomeSeller']} />
    </StoryPage>
  );
}
