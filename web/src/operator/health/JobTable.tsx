import { opsHealthRun } from '#contract/health/calls.ts';
import type { JobHealth } from '#contract/health/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

const SECOND_MS = 1000;

/** All jobs with their last and next run; those that come round may be run at once. */
export function JobTable({ jobs }: { jobs: readonly JobHealth[] }) {
  const t = useTranslator('operator/health');
  const run = useCommand(opsHealthRun, {
    onDone: ({ job }) => toast(t('jobs.started', { job })),
  });
  const columns: Column<JobHealth>[] = [
    ...useRunColumns(),
    {
      key: 'run',
      head: t('jobs.run'),
      action: true,
      cell: (row) =>
        row.canRun && (
          <Button
            size="xs"
            aria-label={`${t('jobs.run')} ${row.job}`}
            disabled={run.isPending}
            onClick={() => run.mutate({ job: row.job })}
          >
            {t('jobs.run')}
          </Button>
        ),
    },
  ];
  return (
    <Section title={t('jobs.title')} aside={t('jobs.hint')}>
      <Table
        middle
        label={t('jobs.title')}
        columns={columns}
        rows={jobs}
        rowKey={(row) => row.job}
      />
    </Section>
  );
}

function useRunColumns(): Column<JobHealth>[] {
  const t = useTranslator('operator/health');
  const format = useFormat();
  return [
    {
      key: 'job',
      head: t('job'),
      phone: 'title',
      cell: (row) => (
        <>
          <span translate="no">{row.job}</span>
          {row.error !== null && (
            <CellNote>
              <span translate="no">{row.error}</span>
            </CellNote>
          )}
        </>
      ),
    },
    { key: 'state', head: t('jobs.state'), phone: 'value', cell: (row) => <State job={row} /> },
    {
      key: 'last',
      head: t('jobs.last'),
      phone: 'left',
      phoneLabel: t('jobs.last'),
      cell: (row) => (row.lastAt === null ? '–' : <DateTime at={row.lastAt} />),
    },
    {
      key: 'took',
      head: t('jobs.took'),
      figures: true,
      phone: 'off',
      cell: (row) =>
        row.tookMs === null
          ? '–'
          : t('jobs.seconds', { count: format.number(row.tookMs / SECOND_MS, 2) }),
    },
    {
      key: 'next',
      head: t('next'),
      phone: 'right',
      phoneLabel: t('next'),
      cell: (row) => (row.nextAt === null ? '–' : <DateTime at={row.nextAt} />),
    },
    {
      key: 'waiting',
      head: t('messages.waiting'),
      figures: true,
      phone: 'off',
      cell: (row) => format.number(row.waiting + row.running),
    },
  ];
}

function State({ job: { failures, lastAt, running } }: { job: JobHealth }) {
  const t = useTranslator('operator/health');
  if (running > 0) return <Tag tone="wait">{t('jobs.running')}</Tag>;
  if (failures > 0) return <Tag tone="fail">{t('jobs.failures', { count: failures })}</Tag>;
  return lastAt === null ? (
    <Tag tone="none">{t('jobs.never')}</Tag>
  ) : (
    <Tag tone="pass">{t('jobs.good')}</Tag>
  );
}
