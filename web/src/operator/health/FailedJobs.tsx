import type { ReactNode } from 'react';
import { opsHealthRetry } from '#contract/health/calls.ts';
import type { FailedJob } from '#contract/health/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { useMessageKind } from './use-message-kind.ts';

/** Jobs whose last attempt failed, the oldest first, each of which may be tried again. */
export function FailedJobs({ failed, count }: { failed: readonly FailedJob[]; count: number }) {
  const t = useTranslator('operator/health');
  const retry = useCommand(opsHealthRetry, {
    onDone: (retried) => toast(t('retried', { count: retried.count })),
  });
  const columns = useColumns(({ id, job, recipient }) => (
    <Button
      size="xs"
      aria-label={`${t('retry')} ${job} ${recipient}`.trim()}
      disabled={retry.isPending}
      onClick={() => retry.mutate({ choice: { id } })}
    >
      {t('retry')}
    </Button>
  ));
  return (
    <Section title={t('failed.title')} aside={t('failed.count', { count })}>
      <Table
        middle
        label={t('failed.title')}
        columns={columns}
        rows={failed}
        rowKey={(row) => row.id}
        empty={<Empty title={t('failed.none')} />}
      />
    </Section>
  );
}

function useColumns(button: (row: FailedJob) => ReactNode): Column<FailedJob>[] {
  const t = useTranslator('operator/health');
  const kindOf = useMessageKind();
  return [
    {
      key: 'job',
      head: t('job'),
      phone: 'title',
      cell: (row) => (
        <>
          <span translate="no">{row.job}</span>
          {row.recipient !== '' && (
            <CellNote>
              {kindOf(row.kind)} · {row.recipient}
            </CellNote>
          )}
        </>
      ),
    },
    {
      key: 'error',
      head: t('error'),
      phone: 'wide',
      cell: (row) => <span translate="no">{row.error}</span>,
    },
    {
      key: 'attempts',
      head: t('failed.attempts'),
      figures: true,
      phone: 'value',
      cell: (row) => `${row.attempts} / ${row.attemptsMax}`,
    },
    {
      key: 'added',
      head: t('failed.added'),
      phone: 'left',
      cell: (row) => <DateTime at={row.addedAt} />,
    },
    {
      key: 'next',
      head: t('next'),
      phone: 'right',
      cell: (row) => (row.nextAt === null ? t('failed.noMore') : <DateTime at={row.nextAt} />),
    },
    { key: 'retry', head: t('retry'), action: true, cell: button },
  ];
}
