import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { auditList, auditVerify } from '#contract/operator/calls.ts';
import type { AuditRow } from '#contract/operator/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { useActLabel } from '../../acts/use-act-label.ts';
import { AuditFilters, WHOLE_LOG } from '../../audit/AuditFilters.tsx';
import { DailyRoots } from '../../audit/DailyRoots.tsx';
import { ExportButton } from '../../audit/ExportButton.tsx';
import orders from '../../order/orders.module.css';
import { AuditDetail } from '../../system/AuditDetail.tsx';
import styles from '../../system/system.module.css';

type Row = z.infer<typeof AuditRow>;

/** Shows the audit log of staff, the newest first: a hash chain that anyone may verify. */
export default function AuditPage() {
  const t = useTranslator('operator');
  const own = useTranslator('operator/audit');
  const [params, setParams] = useSearchParams();
  const keyword = params.get('find') ?? '';
  const [typed, setTyped] = useState(keyword);
  const paging = usePaging(20);
  const [opened, setOpened] = useState<number | null>(null);
  const [filter, setFilter] = useState(WHOLE_LOG);
  const search = { ...filter, keyword };
  const read = useCallQuery(auditList, { ...paging.input, ...search }, { previous: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams(typed.trim() === '' ? {} : { find: typed.trim() });
    paging.first();
  };
  return (
    <>
      <PageHead title={own('title')} actions={<Verify />} />
      <form className={layout.filterBar} onSubmit={submit}>
        <TextInput
          className={orders.search ?? ''}
          value={typed}
          maxLength={80}
          aria-label={own('find')}
          placeholder={own('find')}
          onChange={setTyped}
        />
        <Button type="submit" icon="search">
          {t('orders.find')}
        </Button>
        <AuditFilters
          filter={filter}
          onChange={(next) => {
            setFilter(next);
            paging.first();
          }}
        />
        <ExportButton filter={search} />
      </form>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.data?.total === 0 ? (
        <Empty title={own('empty')} />
      ) : (
        <Rows
          rows={read.data?.list}
          refetching={read.isPlaceholderData}
          opened={opened}
          onOpen={setOpened}
        />
      )}
      {read.data && read.data.total > 0 && <Pager total={read.data.total} {...paging.pager} />}
      <DailyRoots />
    </>
  );
}

/** Walks the chain of hashes on demand and says whether every row follows from the one before. */
function Verify() {
  const t = useTranslator('operator/audit');
  const [asked, setAsked] = useState(false);
  const walk = useCallQuery(auditVerify, {}, { enabled: asked });
  const again = () => (asked ? void walk.refetch() : setAsked(true));
  return (
    <>
      {walk.data && !walk.isFetching && (
        <span role="status" className={walk.data.brokenAt === null ? styles.green : styles.red}>
          {walk.data.brokenAt === null
            ? t('intact', { count: walk.data.rows })
            : t('broken', { no: walk.data.brokenAt })}
        </span>
      )}
      {walk.error && <Note tone="fail">{t('notWalked')}</Note>}
      <Button icon="lock" loading={asked && walk.isFetching} onClick={again}>
        {t('verify')}
      </Button>
    </>
  );
}

/** An act in words, with the name under which it is searched. */
function ActCell({ name }: { name: string }) {
  const actWords = useActLabel();
  return (
    <>
      {actWords(name)}
      <CellNote>
        <code className={styles.key}>{name}</code>
      </CellNote>
    </>
  );
}

/** Puts a place to break before the sign of an address. */
const breakable = (no: string): ReactNode =>
  no.split('@').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          <wbr />@
        </>
      )}
      {part}
    </Fragment>
  ));

/** A record by its number and kind. */
function RecordCell({ row }: { row: Row }) {
  const t = useTranslator('operator/audit');
  return (
    <>
      <span className={styles.key}>{breakable(row.onNo || row.onId)}</span>
      <CellNote>{t.find(`record.${row.onKind}`) ?? t('otherRecord')}</CellNote>
    </>
  );
}

function Rows(props: {
  rows: readonly Row[] | undefined;
  refetching: boolean;
  opened: number | null;
  onOpen: (seq: number | null) => void;
}) {
  const t = useTranslator('operator/audit');
  const { opened, onOpen } = props;
  const columns: Column<Row>[] = [
    {
      key: 'seq',
      head: t('seq'),
      figures: true,
      width: 64,
      phone: 'off',
      cell: (row) => row.seq,
    },
    { key: 'at', head: t('at'), width: 150, cell: (row) => <DateTime at={row.at} /> },
    { key: 'who', head: t('who'), phone: 'value', cell: (row) => row.who },
    {
      key: 'what',
      head: t('what'),
      phone: 'title',
      cell: (row) => <ActCell name={row.what} />,
    },
    {
      key: 'on',
      head: t('on'),
      phone: 'wide',
      cell: (row) => <RecordCell row={row} />,
    },
    {
      key: 'from',
      head: t('from'),
      foldsUnder: 'who',
      phone: 'off',
      cell: (row) => row.address,
    },
    {
      key: 'hash',
      head: t('hash'),
      foldsUnder: 'at',
      phone: 'off',
      cell: (row) => (
        <span className={styles.code} title={row.hash}>
          {row.hash.slice(0, 12)}
        </span>
      ),
    },
    {
      key: 'open',
      head: t('detail'),
      action: true,
      cell: (row) => (
        <Button
          size="xs"
          aria-expanded={row.seq === opened}
          aria-label={`${t('detail')} ${row.seq}`}
          onClick={() => onOpen(row.seq === opened ? null : row.seq)}
        >
          {t('detail')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      dense
      label={t('title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => `${row.seq}`}
      refetching={props.refetching}
      below={(row) => row.seq === opened && <AuditDetail row={row} />}
      skeletonRows={10}
    />
  );
}
