import type { RefusedMessage } from '#contract/health/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { useMessageKind } from './use-message-kind.ts';

/** Messages that a server refused for good: there is nothing to try again. */
export function RefusedMessages({ refused }: { refused: readonly RefusedMessage[] }) {
  const t = useTranslator('operator/health');
  const kindOf = useMessageKind();
  if (refused.length === 0) return null;
  return (
    <Section title={t('refused.title')} aside={t('refused.hint')}>
      <Table
        label={t('refused.title')}
        columns={[
          {
            key: 'recipient',
            head: t('refused.recipient'),
            phone: 'title',
            cell: (row) => row.recipient,
          },
          { key: 'kind', head: t('refused.kind'), cell: (row) => kindOf(row.kind) },
          {
            key: 'error',
            head: t('error'),
            phone: 'wide',
            cell: (row) => <span translate="no">{row.error}</span>,
          },
          { key: 'time', head: t('refused.time'), cell: (row) => <DateTime at={row.at} /> },
        ]}
        rows={refused}
        rowKey={(row) => row.id}
      />
    </Section>
  );
}
