import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { BuyerCosts } from '../buyer/BuyerCosts.tsx';
import { faqPage } from '../json-ld.ts';
import { LossTable } from '../LossTable.tsx';
import { Questions } from '../Questions.tsx';
import { StoryPage } from '../Story.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const decisions = ['terms', 'pay', 'confirm', 'authorise', 'receive', 'after'] as const;
const questions = ['reject', 'lost', 'elsewhere', 'currency', 'sure', 'shelf'] as const;

/** Why buyers choose Assay: what goes wrong elsewhere, what it costs here, what they decide. */
export default function BuyerReasonPage() {
  const t = useTranslator('content');
  const g = useTranslator('content/buyer');
  const facts = useFacts();
  const faq = questions.map((key) => ({
    key,
    q: g(`asked.${key}.q`),
    a: g(`asked.${key}.a`, {
      decide: facts.decide,
      months: limits.shelfLifeMonths,
    }),
  }));
  useHead({
    title: g('title'),
    description: g('description'),
    canonical: '/buyer-reason',
    jsonLd: [faqPage(faq)],
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
    <StoryPage
      title={g('title')}
      lead={g('lead')}
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
      <Section title={g('decide.title')} aside={g('decide.aside')}>
        <TermList
          rows={decisions.map((key) => ({
            key,
            name: g(`decide.${key}.name`),
            text: g(`decide.${key}.text`),
            term: terms[key],
          }))}
        />
      </Section>
      <Questions questions={faq} />
      <WaysOn to={['becomeBuyer', 'howToBuy', 'safety', 'qc', 'legal', 'blacklist']} />
    </StoryPage>
  );
}
