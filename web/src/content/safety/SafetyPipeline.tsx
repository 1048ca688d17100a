import { orderKinds } from '#contract/orders/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { useFacts } from '../use-facts.ts';
import { useSpan } from '../use-span.ts';
import { releaseStep, type Step, steps, waitOf } from './pipeline.ts';

/** The steps of an order that goes well, each with who acts, how long, and where the money is. */
export function SafetyPipeline() {
  const t = useTranslator('content');
  const g = useTranslator('content/safety');
  const span = useSpan();
  const facts = useFacts();
  const values = { price: span(waitOf('placed', 'agent')), take: facts.take };
  const gap = t.lang === 'zh' ? '' : ' ';
  const formatActors = (step: Step) =>
    step.on.map((one) => t(`common.party.${one}`)).join(t('common.and'));
  return (
    <Section title={g('pipeline.title')} aside={g('pipeline.aside')}>
      <Table<Step>
        label={g('pipeline.title')}
        rows={steps}
        rowKey={(step) => step.state}
        columns={[
          {
            key: 'step',
            head: t('common.head.step'),
            width: '16%',
            phone: 'title',
            cell: (step) => <b>{g(`pipeline.${step.state}.name`)}</b>,
          },
          {
            key: 'who',
            head: t('common.head.who'),
            width: '14%',
            phone: 'left',
            cell: formatActors,
          },
          {
            key: 'within',
            head: t('common.head.within'),
            width: '13%',
            phone: 'value',
            cell: (step) => span(step.within),
          },
          {
            key: 'happens',
            head: t('common.head.happens'),
            phone: 'wide',
            cell: (step) =>
              [
                g(`pipeline.${step.state}.text`, values),
                ...orderKinds
                  .filter((kind) => releaseStep(kind) === step.state)
                  .map((kind) => g(`pipeline.released.${kind}`)),
              ].join(gap),
          },
          {
            key: 'money',
            head: t('common.head.money'),
            width: '15%',
            phone: 'right',
            cell: (step) => g(`pipeline.where.${step.money}`),
          },
        ]}
      />
    </Section>
  );
}
