import { useState } from 'react';
import { opsManufacturerDecisions, opsManufacturerUndo } from '#contract/manufacturers/calls.ts';
import type { ManufacturerDecision } from '#contract/manufacturers/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DecisionTag } from './DecisionTag.tsx';

/** While parts and lines follow a decision, how far it is is asked so often. */
const POLL_MS = 2000;

/** Lists the decided names, each with a way to take the decision back. */
export function DecidedNames() {
  const t = useTranslator('operator/makers');
  const paging = usePaging();
  const [open, setOpen] = useState<ManufacturerDecision | null>(null);
  const columns = useColumns(setOpen);
  const [works, setWorks] = useState(false);
  const read = useCallQuery(opsManufacturerDecisions, paging.input, {
    previous: true,
    ...(works ? { everyMs: POLL_MS } : {}),
  });
  const { list, total = 0 } = read.data ?? {};
  const worksNow = list?.some(({ state }) => state === 'moving' || state === 'undoing') ?? false;
  if (worksNow !== works) setWorks(worksNow);
  return (
    <>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {!read.isError && (
        <Table
          middle
          label={t('tabs.decided')}
          columns={columns}
          rows={list}
          rowKey={({ id }) => id}
          refetching={read.isPlaceholderData}
          empty={<Empty title={t('noDecisions')} />}
        />
      )}
      {total > 0 && <Pager total={total} {...paging.pager} />}
      {open && <UndoDialog decision={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useColumns(
  onUndo: (decision: ManufacturerDecision) => void,
): Column<ManufacturerDecision>[] {
  const t = useTranslator('operator/makers');
  const format = useFormat();
  return [
    {
      key: 'name',
      head: t('name'),
      phone: 'title',
      cell: ({ name }) => <b translate="no">{name}</b>,
    },
    {
      key: 'shown',
      head: t('shownAs'),
      phone: 'left',
      cell: ({ shownAs, verdict }) => (
        <>
          <span translate="no">{shownAs}</span>
          <CellNote>{t(`results.${verdict}`)}</CellNote>
        </>
      ),
    },
    {
      key: 'lines',
      head: t('lines'),
      figures: true,
      phone: 'right',
      phoneLabel: t('lines'),
      cell: ({ lines, verdict }) => (verdict === 'own' ? '–' : format.number(lines)),
    },
    {
      key: 'state',
      head: t('state.label'),
      phone: 'value',
      cell: ({ state }) => <DecisionTag state={state} />,
    },
    {
      key: 'by',
      head: t('by'),
      phone: 'off',
      cell: ({ by, at }) => (
        <>
          {by}
          <CellNote>
            <DateTime at={at} />
          </CellNote>
        </>
      ),
    },
    {
      key: 'undo',
      head: t('undo'),
      action: true,
      cell: (decision) =>
        decision.undoable && (
          <Button
            size="xs"
            aria-label={t('undoOne', { name: decision.name })}
            onClick={() => onUndo(decision)}
          >
            {t('undo')}
          </Button>
        ),
    },
  ];
}

function UndoDialog({
  decision,
  onClose,
}: {
  decision: ManufacturerDecision;
  onClose: () => void;
}) {
  const t = useTranslator('operator/makers');
  const undo = useCommand(opsManufacturerUndo, {
    onDone: () => {
      toast(t('undoDone'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('undoTitle', { name: decision.name })}
      submit={t('undo')}
      cancel={t('undoKeep')}
      danger
      width="middle"
      command={undo}
      onSubmit={() => undo.mutate({ id: decision.id })}
      onClose={onClose}
    >
      <p>{t('undoText')}</p>
    </CommandDialog>
  );
}
