import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  opsQuarantineList,
  opsQuarantineOne,
  type QuarantineView,
} from '#contract/quarantine/calls.ts';
import { quarantineStates } from '#contract/quarantine/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { QuarantineTag } from '#web/order-parts/quarantine/QuarantineTag.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CellNote, type Column, Table } from '#web/ui/Table.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { EntryDrawer } from '../quarantine/EntryDrawer.tsx';
import styles from '../queues/queues.module.css';

const filters = [...quarantineStates, 'all'] as const;
const EVERY_MS = 60_000;

/** The quarantine register: suspect lots, where they lie, and what becomes of them. */
export default function QuarantinePage() {
  const t = useTranslator('order-parts/quarantine');
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<(typeof filters)[number]>('all');
  const [keyword, setKeyword] = useState('');
  const [typed, setTyped] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const read = useCallQuery(
    opsQuarantineList,
    { pageNum, pageSize: 20, keyword, ...(state === 'all' ? {} : { state }) },
    { keep: true, everyMs: EVERY_MS },
  );
  const id = params.get('id');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
    setPageNum(1);
  };
  return (
    <>
      <PageHead title={t('register')} />
      <form className={layout.filterBar} onSubmit={find}>
        <Segmented
          label={t('status')}
          value={state}
          options={filters.map((one) => ({ value: one, label: t(`state.${one}`) }))}
          onChange={(next) => {
            setState(next);
            setPageNum(1);
          }}
        />
        <TextInput
          value={typed}
          maxLength={80}
          aria-label={t('find')}
          placeholder={t('find')}
          onChange={setTyped}
        />
        <Button type="submit" icon="search">
          {t('findButton')}
        </Button>
      </form>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Entries rows={read.data?.list} refetching={read.isPlaceholderData} />
      {read.data && read.data.total > 20 && (
        <Pager total={read.data.total} page={pageNum} pageSize={20} onPage={setPageNum} />
      )}
      {id && <OpenOne key={id} id={id} onClose={() => setParams({}, { replace: true })} />}
    </>
  );
}

function OpenOne({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useCallQuery(opsQuarantineOne, { id });
  if (read.data) return <EntryDrawer entry={read.data} onClose={onClose} />;
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

function Entries(props: { rows: readonly QuarantineView[] | undefined; refetching: boolean }) {
  const t = useTranslator('order-parts/quarantine');
  const format = useFormat();
  const columns: Column<QuarantineView>[] = [
    {
      key: 'lot',
      head: t('lot'),
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={`?id=${row.id}`} replace className={styles.ref} translate="no">
            {row.lotNo}
          </Link>
          <CellNote>{row.orderNo}</CellNote>
        </>
      ),
    },
    {
      key: 'part',
      head: t('part'),
      cell: (row) => (
        <>
          <Mpn mpn={row.mpn} />
          <CellNote>{row.manufacturer}</CellNote>
        </>
      ),
    },
    {
      key: 'held',
      head: t('held'),
      figures: true,
      phone: 'value',
      cell: (row) => format.number(row.held),
    },
    { key: 'location', head: t('location'), cell: (row) => row.location },
    {
      key: 'state',
      head: t('status'),
      cell: (row) => (
        <>
          <QuarantineTag state={row.state} />
          {row.keptUntil && <CellNote>{t('keptUntil', { day: row.keptUntil })}</CellNote>}
        </>
      ),
    },
    { key: 'entered', head: t('entered'), cell: (row) => <DateTime at={row.enteredAt} /> },
  ];
  return (
    <Table
      label={t('register')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
      empty={<Empty title={t('none')} />}
    />
  );
}
