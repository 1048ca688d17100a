import { useWords } from '#web/i18n/words.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { BuyerCosts } from '../BuyerCosts.tsx';
import { faqPage } from '../json-ld.ts';
import { LossTable } from '../LossTable.tsx';
import { Questions } from '../Questions.tsx';
import { Story } from '../Story.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const decisions = ['terms', 'pay', 'confirm', 'authorise', 'receive', 'after'] as const;
const questions = ['reject', 'lost', 'elsewhere', 'currency', 'sure'] as const;

/** Why buyers choose Assay: what goes wrong elsewhere, what it costs here, what they decide. */
export default function BuyerReasonPage() {
  const t = useWords('content');
  const g = useWords('guide');
  const facts = useFacts();
  const asked = questions.map((key) => ({
    key,
    q: g(`buyer.asked.${key}.q`),
    a: g(`buyer.asked.${key}.a`, { decide: facts.decide }),
  }));
  useHead({
    title: g('buyer.title'),
    description: g('buyer.description'),
    canonical: '/buyer-reason',
    jsonLd: [faqPage(asked)],
  });
  const terms = {
    terms: facts.agree,
    pay: facts.pay,
    confirm: facts.confirm,
    authorise: facts.authorise,
    receive: facts.take,
    after: facts.afterSale,
  };
  return (
    <Story
      title={g('buyer.title')}
      lead={g('buyer.lead')}
      ways={
        <>
          <ButtonLink to="/part-search" variant="primary">
            {t('common.go.search')}
          </ButtonLink>
          <ButtonLink to="/intermediary-services" variant="text" iconEnd="forward">
            {t('common.go.escrowAbout')}
          </ButtonLink>
        </>
      }
    >
      <LossTable />
      <BuyerCosts />
      <Section title={g('buyer.decide.title')} aside={g('buyer.decide.aside')}>
        <TermList
          rows={decisions.map((key) => ({
            key,
            name: g(`buyer.decide.${key}.name`),
            text: g(`buyer.decide.${key}.text`),
            term: terms[key],
          }))}
        />
      </Section>
      <Questions asked={asked} />
      <WaysOn to={['becomeBuyer', 'howToBuy', 'safety', 'qc', 'legal', 'blacklist']} />
    </Story>
  );
}
