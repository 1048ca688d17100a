import { Fragment, useState } from 'react';
import type { Output } from '#contract/call.ts';
import { opsHealth } from '#contract/health/calls.ts';
import type { ChannelHealth } from '#contract/health/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { FailedJobs } from '../../health/FailedJobs.tsx';
import { JobTable } from '../../health/JobTable.tsx';
import { ProcessTable } from '../../health/ProcessTable.tsx';
import { RefusedMessages } from '../../health/RefusedMessages.tsx';
import { RetryDialog } from '../../health/RetryDialog.tsx';

type Health = Output<typeof opsHealth>;

/** A retried message is gone, or back with its error, within the time that a person waits for it. */
const EVERY_MS = 5_000;
const GIB = 1024 ** 3;

/** Jobs, messages and the process: what runs, what failed and why, and what may be tried again. */
export default function HealthPage() {
  const t = useTranslator('operator/health');
  const read = useCallQuery(opsHealth, {}, { previous: true, everyMs: EVERY_MS });
  const health = read.data;
  return (
    <>
      <PageHead title={t('title')}>
        <span>{t('hint')}</span>
      </PageHead>
      <FailNote error={read.error} again={() => read.refetch()} />
      {!health && read.isPending && <SkeletonLines label={t('title')} lines={12} />}
      {health && (
        <div className={layout['sections']}>
          <Problems problems={health.problems} />
          <Channels channels={health.channels} />
          <FailedJobs failed={health.failed} count={health.failedCount} />
          <RefusedMessages refused={health.refused} />
          <JobTable jobs={health.jobs} />
          <ProcessTable processes={health.processes} />
          <System system={health.system} />
        </div>
      )}
    </>
  );
}

function Problems({ problems }: { problems: Health['problems'] }) {
  const t = useTranslator('operator/health');
  if (problems.length === 0) return <Note tone="info">{t('fine')}</Note>;
  return problems.map(({ kind, subject, since }) => (
    <Fragment key={`${kind} ${subject}`}>
      <Note tone="fail">
        {t(`problem.${kind}`, { subject })} <DateTime at={since} zone />
      </Note>
      <WorkBar record="health" no={subject} />
    </Fragment>
  ));
}

function Channels({ channels }: { channels: readonly ChannelHealth[] }) {
  const t = useTranslator('operator/health');
  const format = useFormat();
  const [retried, setRetried] = useState<ChannelHealth | null>(null);
  const figure = (key: 'waiting' | 'failed' | 'sentToday' | 'refusedToday') =>
    ({
      key,
      head: t(`messages.${key}`),
      figures: true,
      phone: 'left',
      phoneLabel: t(`messages.${key}`),
      cell: (row) => format.number(row[key]),
    }) satisfies Column<ChannelHealth>;
  return (
    <Section title={t('messages.title')}>
      <Table
        middle
        label={t('messages.title')}
        columns={[
          {
            key: 'channel',
            head: t('messages.channel'),
            phone: 'title',
            cell: (row) => t(`channel.${row.channel}`),
          },
          figure('waiting'),
          figure('failed'),
          figure('sentToday'),
          figure('refusedToday'),
          {
            key: 'oldest',
            head: t('messages.oldest'),
            phone: 'wide',
            phoneLabel: t('messages.oldest'),
            cell: (row) => (row.oldestAt === null ? '–' : <DateTime at={row.oldestAt} />),
          },
          {
            key: 'retry',
            head: t('retry'),
            action: true,
            cell: (row) =>
              row.failed > 0 && (
                <Button size="xs" onClick={() => setRetried(row)}>
                  {t('retryAll', { count: row.failed })}
                </Button>
              ),
          },
        ]}
        rows={channels}
        rowKey={(row) => row.channel}
      />
      {retried && <RetryDialog channel={retried} onClose={() => setRetried(null)} />}
    </Section>
  );
}

function System({ system }: { system: Health['system'] }) {
  const t = useTranslator('operator/health');
  const format = useFormat();
  const size = (bytes: number) => format.number(bytes / GIB, 1);
  return (
    <Section title={t('system.title')}>
      <DefinitionList
        items={[
          { key: 'streams', term: t('system.streams'), value: format.number(system.streams) },
          {
            key: 'search',
            term: t('system.search'),
            value: t(system.searchReady ? 'system.ready' : 'system.reading'),
          },
          {
            key: 'disk',
            term: t('system.disk'),
            value: t('system.free', { free: size(system.diskFree), total: size(system.diskTotal) }),
          },
          {
            key: 'migrations',
            term: t('system.migrations'),
            value: `${format.number(system.migrations.ran)} · ${system.migrations.last}`,
          },
          {
            key: 'key',
            term: t('system.key'),
            value: system.keyFrom === null ? '–' : <DateTime at={system.keyFrom} zone />,
          },
          ...system.pools.map((pool) => ({
            key: pool.name,
            term: t('system.pool', { name: t.find(`system.pools.${pool.name}`) ?? pool.name }),
            value: t('system.used', {
              used: pool.open - pool.idle,
              max: pool.max,
              waiting: pool.waiting,
            }),
          })),
        ]}
      />
    </Section>
  );
}
