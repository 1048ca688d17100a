import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { useReleases } from '#web/widgets/orders/use-release.ts';
import { CostExample } from '../buyer/CostExample.tsx';
import { faqPage } from '../json-ld.ts';
import { Questions } from '../Questions.tsx';
import { StoryPage } from '../Story.tsx';
import { PayoutCalculator } from '../seller/PayoutCalculator.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const reasons = ['paid', 'confirm', 'release', 'direct', 'abroad', 'decision', 'back'] as const;
const requirements = ['review', 'deposit', 'stock', 'shelf'] as const;
const questions = ['account', 'keep', 'tests', 'short', 'fake'] as const;

/** Why sellers choose Assay: what they receive, what own export costs, what changes, what is asked. */
export default function SellerReasonPage() {
  const t = useTranslator('content');
  const g = useTranslator('content/seller');
  const facts = useFacts();
  const releases = useReleases();
  const faq = questions.map((key) => ({
    key,
    q: g(`asked.${key}.q`),
    a: g(`asked.${key}.a`),
  }));
  useHead({
    title: g('title'),
    description: g('description'),
    canonical: '/seller-reason',
    jsonLd: [faqPage(faq)],
  });
  const reasonTerms = {
    paid: facts.ship,
    confirm: facts.confirm,
    release: facts.take,
    direct: g('reasons.direct.term'),
    abroad: g('reasons.abroad.term'),
    decision: facts.decide,
    back: facts.sendBack,
  };
  const requirementTerms = {
    review: facts.review,
    deposit: facts.deposit,
    stock: facts.stockStale,
    shelf: g('asks.shelf.term', { months: limits.shelfLifeMonths }),
  };
  return (
    <StoryPage
      title={g('title')}
      lead={g('lead')}
      ways={
        <>
          <ButtonLink to="/become-seller" variant="primary">
            {t('common.go.becomeSeller')}
          </ButtonLink>
          <ButtonLink to="/blogs/how-to-sell" variant="text" iconEnd="forward">
            {t('common.go.howToSell')}
          </ButtonLink>
        </>
      }
    >
      <PayoutCalculator />
      <CostExample />
      <Section title={g('reasons.title')}>
        <TermList
          rows={reasons.map((key) => ({
            key,
            name: g(`reasons.${key}.name`),
            text: g(`reasons.${key}.text`, releases),
            term: reasonTerms[key],
          }))}
        />
      </Section>
      <Section title={g('asks.title')}>
        <TermList
          rows={requirements.map((key) => ({
            key,
            name: g(`asks.${key}.name`),
            text: g(`asks.${key}.text`, { back: facts.depositBack }),
            term: requirementTerms[key],
          }))}
        />
      </Section>
      <Questions questions={faq} />
      <WaysOn to={['becomeSeller', 'howToSell', 'safety', 'qc', 'faq', 'contact']} />
    </StoryPage>
  );
}
