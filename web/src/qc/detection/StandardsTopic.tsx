import { testCodes } from '#contract/orders/terms.ts';
import { catalogue, edition } from '#contract/qc/catalogue.ts';
import { SMALL_LOT } from '#contract/qc/planning/sampling.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { DetectionFrame } from './DetectionFrame.tsx';
import styles from './detection.module.css';
import { Planner } from './Planner.tsx';
import { SampleTable } from './SampleTable.tsx';
import { TopicActions } from './TopicActions.tsx';
import { shortened, topicPath, useLab } from './use-lab.ts';

const xraySample = catalogue.xray.sample;
const xrayLeast = xraySample.kind === 'pieces' ? (xraySample.leastPieces ?? 0) : 0;

/** The sampling standard, its table, and what its samples catch. */
export function StandardsTopic() {
  const t = useTranslator('qc/detection');
  const { largeLot } = useLab();
  const lead = t('standards.lead', { edition, lot: largeLot });
  useHead({
    title: t('guide.standards'),
    description: shortened(lead),
    canonical: topicPath('standards'),
  });
  return (
    <DetectionFrame open="standards" title={t('guide.standards')} lead={lead}>
      <Section title={t('standards.table')} aside={<span translate="no">{edition}</span>}>
        <SampleTable tests={testCodes} label={t('standards.table')} />
        <p className={styles.foot}>{t('topic.under', { lot: SMALL_LOT })}</p>
        <p className={styles.foot}>{t('topic.byEds')}</p>
        <p className={styles.foot}>{t('standards.note', { least: xrayLeast })}</p>
        <p className={styles.foot}>{t('standards.extra')}</p>
        <p className={styles.foot}>{t('facts.standard.text', { edition })}</p>
      </Section>
      <Planner />
      <TopicActions topic="standards" />
    </DetectionFrame>
  );
}
