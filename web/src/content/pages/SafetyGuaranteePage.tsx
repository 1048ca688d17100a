import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { HomeSafety } from '../home/HomeSafety.tsx';
import { OrderWays } from '../OrderWays.tsx';
import styles from '../Story.module.css';
import { StoryPage } from '../Story.tsx';
import { SafetyFails } from '../safety/SafetyFails.tsx';
import { SafetyPayers } from '../safety/SafetyPayers.tsx';
import { SafetyPipeline } from '../safety/SafetyPipeline.tsx';
import { TermList } from '../TermList.tsx';
import { WaysOn } from '../WaysOn.tsx';

const records = ['terms', 'pieces', 'thread'] as const;
const ledger = ['own', 'entries', 'hands', 'gold'] as const;

/** The whole pipeline, what happens in each failure, who pays what, and how the money is held. */
export default function SafetyGuaranteePage() {
  const t = useTranslator('content');
  const g = useTranslator('content/safety');
  useHead({
    title: g('title'),
    description: g('description'),
    canonical: '/safety-guarantee',
  });
  return (
    <StoryPage
      title={g('title')}
      lead={g('lead')}
      ways={<OrderWays to="/v">{t('common.go.verify')}</OrderWays>}
    >
      <HomeSafety />
      <SafetyPipeline />
      <SafetyFails />
      <SafetyPayers />
      <Section title={g('records.title')} aside={g('records.aside')}>
        <TermList
          rows={records.map((key) => ({
            key,
            name: g(`records.${key}.name`),
            text: g(`records.${key}.text`),
          }))}
        />
      </Section>
      <Section title={g('ledger.title')}>
        <ul className={styles.marks}>
          {ledger.map((key) => (
            <li key={key}>{g(`ledger.${key}`)}</li>
          ))}
        </ul>
        <p className={styles.foot}>{g('zone')}</p>
      </Section>
      <WaysOn to={['proofs', 'escrowAbout', 'qc', 'legal', 'blacklist', 'faq', 'contact']} />
    </StoryPage>
  );
}
