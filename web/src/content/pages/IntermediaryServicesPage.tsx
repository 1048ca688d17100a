import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { useFeeTexts } from '#web/widgets/money/use-fees.ts';
import { useReleases } from '#web/widgets/orders/use-release.ts';
import { EscrowSteps } from '../escrow/EscrowSteps.tsx';
import { faqPage } from '../json-ld.ts';
import { OrderWays } from '../OrderWays.tsx';
import { Questions } from '../Questions.tsx';
import styles from '../Story.module.css';
import { StoryPage } from '../Story.tsx';
import { TermList } from '../TermList.tsx';
import { useFacts } from '../use-facts.ts';
import { WaysOn } from '../WaysOn.tsx';

const whom = ['found', 'first', 'scarce', 'away'] as const;
const fees = ['service', 'tests', 'freight', 'commission'] as const;
const papers = ['supplier', 'parts', 'price', 'tests', 'ship', 'invoice'] as const;
const questions = ['account', 'when', 'fails', 'change'] as const;

/** Escrow orders: who they are for, how they go, what they cost, what to prepare. */
export default function IntermediaryServicesPage() {
  const t = useTranslator('content');
  const g = useTranslator('content/escrow');
  const facts = useFacts();
  const { agent } = useReleases();
  const charged = useFeeTexts();
  const values = {
    review: facts.review,
    decide: facts.decide,
    back: facts.sendBack,
    refund: facts.refund,
    when: agent,
  };
  const faq = questions.map((key) => ({
    key,
    q: g(`asked.${key}.q`),
    a: g(`asked.${key}.a`, values),
  }));
  useHead({
    title: g('title'),
    description: g('description'),
    canonical: '/intermediary-services',
    jsonLd: [faqPage(faq)],
  });
  return (
    <StoryPage
      title={g('title')}
      lead={g('lead')}
      ways={<OrderWays to="/blogs/contact-us">{t('common.go.contact')}</OrderWays>}
    >
      <EscrowSteps />
      <Section title={g('whom.title')}>
        <TermList
          rows={whom.map((key) => ({
            key,
            name: g(`whom.${key}.name`),
            text: g(`whom.${key}.text`),
          }))}
        />
      </Section>
      <Section title={g('fees.title')}>
        <TermList
          rows={fees.map((key) => ({
            key,
            name: g(`fees.${key}.name`),
            text: g(`fees.${key}.text`, { agent: charged.agent }),
          }))}
        />
        <p className={styles.foot}>{g('fees.none')}</p>
      </Section>
      <Section title={g('prepare.title')}>
        <ul className={styles.marks}>
          {papers.map((key) => (
            <li key={key}>{g(`prepare.${key}`, { carriers: facts.carriers })}</li>
          ))}
        </ul>
      </Section>
      <Questions questions={faq} />
      <WaysOn to={['safety', 'qc', 'howToBuy', 'legal', 'faq']} />
    </StoryPage>
  );
}
