import type { ProcessHealth } from '#contract/health/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

const MIB = 1024 ** 2;

/** All processes of the market, each with what it last wrote of itself. */
export function ProcessTable({ processes }: { processes: readonly ProcessHealth[] }) {
  const t = useTranslator('operator/health');
  return (
    <Section title={t('processes.title')} aside={t('processes.hint')}>
      <Table
        middle
        label={t('processes.title')}
        columns={useColumns()}
        rows={processes}
        rowKey={({ id }) => id}
        empty={<Empty title={t('processes.none')} />}
      />
    </Section>
  );
}

function useColumns(): Column<ProcessHealth>[] {
  const t = useTranslator('operator/health');
  const format = useFormat();
  return [
    {
      key: 'process',
      head: t('processes.process'),
      phone: 'title',
      cell: ({ host, pid, startedAt }) => (
        <>
          <span translate="no">
            {host} · {pid}
          </span>
          <CellNote>{t.parts('processes.since', { at: <DateTime at={startedAt} /> })}</CellNote>
        </>
      ),
    },
    {
      key: 'state',
      head: t('processes.state'),
      phone: 'value',
      cell: ({ isSilent, searchReady }) => {
        if (isSilent) return <Tag tone="fail">{t('processes.silent')}</Tag>;
        return searchReady ? (
          <Tag tone="pass">{t('system.ready')}</Tag>
        ) : (
          <Tag tone="wait">{t('system.reading')}</Tag>
        );
      },
    },
    {
      key: 'beat',
      head: t('processes.beat'),
      phoneLabel: t('processes.beat'),
      cell: ({ beatAt }) => <DateTime at={beatAt} />,
    },
    {
      key: 'streams',
      head: t('system.streams'),
      figures: true,
      cell: ({ streams }) => format.number(streams),
    },
    {
      key: 'memory',
      head: t('processes.memory'),
      figures: true,
      cell: ({ memoryBytes }) => format.number(Math.round(memoryBytes / MIB)),
    },
    {
      key: 'connections',
      head: t('processes.connections'),
      figures: true,
      cell: ({ connectionsUsed, connectionsMax }) => `${connectionsUsed} / ${connectionsMax}`,
    },
  ];
}
