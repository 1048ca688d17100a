import { useState } from 'react';
import { Link } from 'react-router';
import { AGENT_DRAFT_DAYS, AGENT_DRAFTS_MAX } from '#contract/orders/agent/drafts.ts';
import { agentDraftDelete, agentDraftList } from '#contract/orders/agent/drafts-calls.ts';
import type { AgentDraftRow } from '#contract/orders/agent/drafts-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { draftPath } from './draft-path.ts';

interface Props {
  /** The draft that stands in the form of this page; it is not deleted under it. */
  readonly openId?: string;
  /** Empties the form for another draft. */
  readonly onNew?: () => void;
}

/** My drafts of agent orders at the server: opened and deleted here. */
export default function AgentDrafts({ openId, onNew }: Props) {
  const t = useTranslator('orders/drafts');
  const [leaving, setLeaving] = useState<AgentDraftRow | null>(null);
  const read = useCallQuery(agentDraftList, {}, { quiet: true });
  const columns = useColumns({ openId, onDelete: setLeaving });
  return (
    <Section
      title={t('title')}
      aside={t('aside', { max: AGENT_DRAFTS_MAX, days: AGENT_DRAFT_DAYS })}
      action={onNew && <Button onClick={onNew}>{t('startNew')}</Button>}
    >
      <FailNote error={read.error} again={() => void read.refetch()} />
      {!read.isError && (
        <Table<AgentDraftRow>
          label={t('title')}
          columns={columns}
          rows={read.data?.list}
          rowKey={({ id }) => id}
          skeletonRows={1}
          empty={<Empty title={t('empty')} />}
        />
      )}
      {leaving && <DeleteDialog row={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

interface ColumnParts {
  readonly openId: string | undefined;
  readonly onDelete: (row: AgentDraftRow) => void;
}

function useColumns({ openId, onDelete }: ColumnParts): readonly Column<AgentDraftRow>[] {
  const t = useTranslator('orders/drafts');
  const nameOf = (row: AgentDraftRow) => row.supplier || row.mpn || t('unnamed');
  return [
    {
      key: 'supplier',
      head: t('supplier'),
      phone: 'title',
      cell: (row) => (
        <>
          {row.id === openId ? (
            <span translate="no">{nameOf(row)}</span>
          ) : (
            <Link to={draftPath(row.id)} aria-label={t('open', { name: nameOf(row) })}>
              <span translate="no">{nameOf(row)}</span>
            </Link>
          )}
          {row.id === openId && <CellNote>{t('openNow')}</CellNote>}
        </>
      ),
    },
    {
      key: 'parts',
      head: t('parts'),
      phone: 'wide',
      cell: (row) => (
        <>
          <span translate="no">{row.mpn || '–'}</span>
          <CellNote>{t('lines', { count: row.lines })}</CellNote>
        </>
      ),
    },
    {
      key: 'changed',
      head: t('changedAt'),
      phone: 'left',
      phoneLabel: t('changedAt'),
      cell: (row) => <DateTime at={row.changedAt} />,
    },
    {
      key: 'until',
      head: t('expiresAt'),
      phone: 'right',
      phoneLabel: t('expiresAt'),
      cell: (row) => <DateTime at={row.expiresAt} />,
    },
    {
      key: 'acts',
      head: t('acts'),
      action: true,
      phone: 'value',
      cell: (row) =>
        row.id !== openId && (
          <IconButton
            icon="trash"
            label={t('deleteOf', { name: nameOf(row) })}
            onClick={() => onDelete(row)}
          />
        ),
    },
  ];
}

function DeleteDialog({ row, onClose }: { row: AgentDraftRow; onClose: () => void }) {
  const t = useTranslator('orders/drafts');
  const command = useCommand(agentDraftDelete, {
    changes: [agentDraftList],
    onDone: () => {
      onClose();
      toast(t('deleted'));
    },
    onFail: () => true,
  });
  return (
    <CommandDialog
      title={t('deleteTitle')}
      submit={t('delete')}
      cancel={t('keep')}
      danger
      command={command}
      onSubmit={() => command.mutate({ id: row.id })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </CommandDialog>
  );
}
