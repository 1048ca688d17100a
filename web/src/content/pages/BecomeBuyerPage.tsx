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
  const t = useWords('content');
  const facts = useFacts();
  useHead({
    title: t('join.buyer.title'),
    description: t('join.buyer.description'),
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
    <Story title={t('join.buyer.title')} lead={t('join.buyer.lead')} ways={<JoinWays />}>
      <Section title={t('join.steps')}>
        <PartySteps steps={steps.map((key) => ({ key, text: t(`join.buyer.${key}`, values) }))} />
      </Section>
      <Section title={t('join.need')}>
        <TermList
          rows={needs.map((key) => ({
            key,
            name: t(`join.buyer.${key}.name`),
            text: t(`join.buyer.${key}.text`),
          }))}
        />
      </Section>
      <Section title={t('join.buyer.opens')}>
        <TermList
          rows={opens.map((key) => ({
            key,
            name: t(`join.buyer.${key}.name`),
            text: t(`join.buyer.${key}.text`),
          }))}
        />
      </Section>
      <WaysOn to={['buyers', 'howToBuy', 'escrowAbout', 'safety', 'becomeSeller']} />
    </Story>
  );
}
