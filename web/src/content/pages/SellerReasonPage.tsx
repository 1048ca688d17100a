import { useWords } from '#web/i18n/words.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CostExample } from '../CostExample.tsx';
import { faqPage } from '../json-ld.ts';
import { PayoutCalculator } from '../PayoutCalculator.tsx';
import { Questions } from '../Questions.tsx';
import { Story } from '../Story.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const reasons = ['paid', 'confirm', 'release', 'direct', 'abroad', 'decision', 'back'] as const;
const asks = ['review', 'deposit', 'stock'] as const;
const questions = ['account', 'keep', 'tests', 'short', 'fake'] as const;

/** Why sellers choose Assay: what they receive, what own export costs, what changes, what is asked. */
export default function SellerReasonPage() {
  const t = useWords('content');
  const g = useWords('guide');
  const facts = useFacts();
  const asked = questions.map((key) => ({
    key,
    q: g(`seller.asked.${key}.q`),
    a: g(`seller.asked.${key}.a`),
  }));
  useHead({
    title: g('seller.title'),
    description: g('seller.description'),
    canonical: '/seller-reason',
    jsonLd: [faqPage(asked)],
  });
  const reasonTerms = {
    paid: facts.ship,
    confirm: facts.confirm,
    release: facts.take,
    direct: g('seller.reasons.direct.term'),
    abroad: g('seller.reasons.abroad.term'),
    decision: facts.decide,
    back: facts.sendBack,
  };
  const askTerms = { review: facts.review, deposit: facts.deposit, stock: facts.stockStale };
  return (
    <Story
      title={g('seller.title')}
      lead={g('seller.lead')}
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
      <Section title={g('seller.reasons.title')}>
        <TermList
          rows={reasons.map((key) => ({
            key,
            name: g(`seller.reasons.${key}.name`),
            text: g(`seller.reasons.${key}.text`),
            term: reasonTerms[key],
          }))}
        />
      </Section>
      <Section title={g('seller.asks.title')}>
        <TermList
          rows={asks.map((key) => ({
            key,
            name: g(`seller.asks.${key}.name`),
            text: g(`seller.asks.${key}.text`, { back: facts.depositBack }),
            term: askTerms[key],
          }))}
        />
      </Section>
      <Questions asked={asked} />
      <WaysOn to={['becomeSeller', 'howToSell', 'safety', 'qc', 'faq', 'contact']} />
    </Story>
  );
}
