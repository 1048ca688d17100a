import { acknowledgeCountWithin } from '#contract/orders/waits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { useReleases } from '#web/widgets/orders/use-release.ts';
import { useFacts } from '../use-facts.ts';
import { useSpan } from '../use-span.ts';
import { clockOf, waitOf } from './pipeline.ts';

const fails = [
  'declined',
  'unpaid',
  'unshipped',
  'count',
  'rejected',
  'part',
  'retest',
  'orderReturn',
  'quarantine',
  'after',
] as const;
type Fail = (typeof fails)[number];

/** Each way in which an order goes wrong: who acts by when, what becomes of goods and payment. */
export function SafetyFails() {
  const t = useTranslator('content');
  const g = useTranslator('content/safety');
  const span = useSpan();
  const facts = useFacts();
  const { trade } = useReleases();
  const values: Record<Fail, Record<string, string>> = {
    declined: { within: span(waitOf('placed')) },
    unpaid: { within: span(clockOf('expire', 'confirmed')) },
    unshipped: { within: facts.ship, refund: facts.refundUnshipped },
    count: { within: span(acknowledgeCountWithin) },
    rejected: { within: facts.decide },
    part: { when: trade },
    retest: { within: span(waitOf('inspecting')) },
    orderReturn: { authorise: facts.authorise, back: facts.sendBack, refund: facts.refund },
    quarantine: { refund: span(waitOf('quarantined')) },
    after: { least: facts.afterSale },
  };
  return (
    <Section title={g('fails.title')} aside={g('fails.aside')}>
      <Table<Fail>
        label={g('fails.title')}
        rows={fails}
        rowKey={(row) => row}
        columns={[
          {
            key: 'what',
            head: g('fails.what'),
            width: '20%',
            phone: 'wide',
            cell: (row) => <b>{g(`fails.${row}.name`)}</b>,
          },
          {
            key: 'acts',
            head: g('fails.acts'),
            width: '28%',
            phone: 'wide',
            cell: (row) => g(`fails.${row}.acts`, values[row]),
          },
          {
            key: 'goods',
            head: t('common.head.goods'),
            width: '24%',
            phone: 'wide',
            phoneLabel: t('common.head.goods'),
            cell: (row) => g(`fails.${row}.goods`, values[row]),
          },
          {
            key: 'money',
            head: t('common.head.money'),
            phone: 'wide',
            phoneLabel: t('common.head.money'),
            cell: (row) => g(`fails.${row}.money`, values[row]),
          },
        ]}
      />
    </Section>
  );
}
