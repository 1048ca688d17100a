import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { BomRow } from '#contract/bom/bill-schemas.ts';
import { bomDelete, bomList } from '#contract/bom/calls.ts';
import { limits } from '#contract/limits.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { bomPath } from '../addresses.ts';
import styles from './start.module.css';

const REST_MS = 300;

interface Props {
  /** The part of the page below; it comes once the bills are read, since they would push it down. */
  readonly children: ReactNode;
}

/** Bills that a buyer saved; a seller has none and sees what stands below alone. */
export default function SavedBoms({ children }: Props) {
  const t = useTranslator('bom');
  const [page, setPage] = useState<{ num: number; size: number }>({
    num: 1,
    size: limits.pageSizeDefault,
  });
  const [keyword, setKeyword] = useState('');
  const debouncedKeyword = useDebounced(keyword.trim(), REST_MS);
  const [leaving, setLeaving] = useState<BomRow | null>(null);
  const read = useCallQuery(
    bomList,
    { pageNum: page.num, pageSize: page.size, keyword: debouncedKeyword },
    { previous: true, quiet: true },
  );
  const columns = useColumns(setLeaving);
  const isNotMine = read.error instanceof CallFailure && read.error.is('access.denied');
  if (isNotMine) return children;
  const total = read.data?.total ?? 0;
  return (
    <>
      <div className={styles.below}>
        <Section
          title={t('saved.title')}
          action={
            <TextInput
              type="search"
              size="sm"
              className={styles.find}
              aria-label={t('saved.search')}
              placeholder={t('saved.search')}
              maxLength={80}
              value={keyword}
              onChange={(typed) => {
                setKeyword(typed);
                setPage({ ...page, num: 1 });
              }}
            />
          }
        >
          <FailNote error={read.error} again={() => void read.refetch()} />
          {!read.isError && (
            <Table<BomRow>
              label={t('saved.title')}
              columns={columns}
              rows={read.data?.list}
              rowKey={(row) => row.id}
              refetching={read.isPlaceholderData}
              skeletonRows={3}
              empty={
                <Empty title={t(debouncedKeyword === '' ? 'saved.none' : 'saved.noneFound')} />
              }
            />
          )}
          {total > limits.pageSizes[0] && (
            <Pager
              total={total}
              page={page.num}
              pageSize={page.size}
              onPage={(num) => setPage({ ...page, num })}
              onPageSize={(size) => setPage({ num: 1, size })}
            />
          )}
          {leaving && <DeleteDialog row={leaving} onClose={() => setLeaving(null)} />}
        </Section>
      </div>
      {(read.data !== undefined || read.isError) && children}
    </>
  );
}

function useColumns(onDelete: (row: BomRow) => void): readonly Column<BomRow>[] {
  const t = useTranslator('bom');
  return [
    {
      key: 'name',
      head: t('saved.name'),
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={bomPath(row.id)} aria-label={t('saved.open', { name: row.name })}>
            <span translate="no">{row.name}</span>
          </Link>
          <CellNote>
            <span translate="no">{row.no}</span>
          </CellNote>
        </>
      ),
    },
    {
      key: 'lines',
      head: t('saved.lines'),
      figures: true,
      phone: 'left',
      phoneLabel: t('saved.lines'),
      cell: (row) => <Quantity bare count={row.lines} />,
    },
    {
      key: 'boards',
      head: t('saved.boards'),
      figures: true,
      phone: 'right',
      phoneLabel: t('saved.boards'),
      cell: (row) => <Quantity bare count={row.boards} />,
    },
    {
      key: 'sent',
      head: t('saved.sent'),
      figures: true,
      phone: 'left',
      phoneLabel: t('saved.sent'),
      cell: (row) => <Quantity bare count={row.sent} />,
    },
    {
      key: 'changed',
      head: t('saved.changed'),
      phone: 'right',
      cell: (row) => <DateTime at={row.changedAt} />,
    },
    {
      key: 'acts',
      head: t('saved.acts'),
      action: true,
      phone: 'value',
      cell: (row) => (
        <IconButton
          icon="trash"
          label={t('saved.deleteOf', { name: row.name })}
          onClick={() => onDelete(row)}
        />
      ),
    },
  ];
}

function DeleteDialog({ row, onClose }: { row: BomRow; onClose: () => void }) {
  const t = useTranslator('bom');
  const command = useCommand(bomDelete, {
    changes: [bomList],
    onDone: () => {
      onClose();
      toast(t('saved.deleted'));
    },
    onFail: () => true,
  });
  return (
    <CommandDialog
      title={t('saved.deleteTitle')}
      submit={t('saved.delete')}
      cancel={t('saved.keep')}
      danger
      width="middle"
      command={command}
      onSubmit={() => command.mutate({ id: row.id })}
      onClose={onClose}
    >
      <p>{t('saved.deleteText', { name: row.name, lines: row.lines })}</p>
    </CommandDialog>
  );
}
