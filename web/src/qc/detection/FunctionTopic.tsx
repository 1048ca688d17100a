import { catalogue } from '#contract/qc/catalogue.ts';
import { temperatureRanges } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { DetectionFrame } from './DetectionFrame.tsx';
import styles from './detection.module.css';
import { TopicActions } from './TopicActions.tsx';
import { shortened, topicPath, useLab } from './use-lab.ts';

const levels = ['thermalCycling', 'electrical', 'functional', 'ageing'] as const;
const rules = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const;

/** Testing by function and by temperature: levels, conditions, what is measured. */
export function FunctionTopic() {
  const t = useTranslator('qc/detection');
  const ft = useTranslator('qc/function');
  useHead({
    title: t('guide.function-temperature'),
    description: shortened(ft('description')),
    canonical: topicPath('function-temperature'),
  });
  return (
    <DetectionFrame
      open="function-temperature"
      title={t('guide.function-temperature')}
      lead={ft('lead')}
    >
      <Levels />
      <Ranges />
      <Section title={ft('rules')}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{ft(`${rule}`)}</li>
          ))}
        </ul>
      </Section>
      <TopicActions topic="function-temperature" />
    </DetectionFrame>
  );
}

function Levels() {
  const t = useTranslator('qc/detection');
  const ft = useTranslator('qc/function');
  const lab = useLab();
  const sampleHead = ft('sample', { lot: lab.largeLot });
  return (
    <Section title={ft('levels')}>
      <div className={styles.wide}>
        <Table
          label={ft('levels')}
          rows={levels}
          rowKey={(test) => test}
          columns={[
            {
              key: 'level',
              head: t('standards.level'),
              phone: 'value',
              cell: (test) => catalogue[test].level,
            },
            { key: 'test', head: t('topic.test'), phone: 'title', cell: lab.testName },
            {
              key: 'condition',
              head: ft('condition'),
              phone: 'wide',
              cell: (test) => ft(`${test}.condition`),
            },
            {
              key: 'measures',
              head: ft('measures'),
              phone: 'wide',
              cell: (test) => ft(`${test}.measures`),
            },
            {
              key: 'sample',
              head: sampleHead,
              phone: 'wide',
              phoneLabel: sampleHead,
              cell: (test) => lab.sample(test, 'large'),
            },
            { key: 'price', head: t('topic.price'), phone: 'left', cell: lab.price },
            { key: 'time', head: t('topic.time'), phone: 'right', cell: lab.days },
          ]}
        />
      </div>
    </Section>
  );
}

function Ranges() {
  const ft = useTranslator('qc/function');
  const { number } = useFormat();
  const celsius = (degrees: number) => `${number(degrees)} °C`;
  return (
    <Section title={ft('ranges')}>
      <Table
        label={ft('ranges')}
        rows={temperatureRanges}
        rowKey={({ key }) => key}
        columns={[
          { key: 'range', head: ft('range'), phone: 'wide', cell: ({ key }) => ft(`${key}`) },
          {
            key: 'from',
            head: ft('from'),
            figures: true,
            phone: 'left',
            cell: ({ minC }) => celsius(minC),
          },
          {
            key: 'to',
            head: ft('to'),
            figures: true,
            phone: 'right',
            cell: ({ maxC }) => celsius(maxC),
          },
        ]}
      />
      <p className={styles.foot}>{ft('rangesNote')}</p>
    </Section>
  );
}
