import { type ReactNode, useState } from 'react';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { opsWorkOfList } from '#contract/operator/work-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { BulkBar } from './BulkBar.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { isChosen, toggleRecord } from './toggle-record.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useReaders, WorkOwner } from './WorkOwner.tsx';
import styles from './work.module.css';

const EVERY_MS = 60_000;

/** Names the records behind the rows of a list: their kind, and the number of each. */
export interface WorkOf<Row> {
  readonly record: RecordRef['record'];
  /** Empty where a row has no number yet. */
  readonly refOf: (row: Row) => string;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly refetching?: boolean | undefined;
  readonly empty?: ReactNode;
  /** None where nobody works on the rows: the keys move and open alone. */
  readonly work?: WorkOf<Row> | undefined;
  readonly onOpen: (row: Row) => void;
}

/** A table of records at a desk: who is on each, keys, and acts on many rows at once. */
export function WorkTable<Row>(props: Props<Row>) {
  const { work, rows, rowKey } = props;
  const t = useTranslator('widgets/tasks');
  const [chosen, setChosen] = useState<readonly RecordRef[]>([]);
  const [isHelp, setHelp] = useState(false);
  const workOf = useWorkOf(work, rows);
  const readers = useReaders(work !== undefined);
  const toggle = (record: RecordRef) => setChosen(toggleRecord(chosen, record));
  const keyRows = (rows ?? []).map((row) => {
    const found = workOf(row);
    return {
      row,
      key: rowKey(row),
      work: found?.isOpen ? { record: found.record, ref: found.ref } : null,
      isMine: found?.claim?.mine ?? false,
    };
  });
  const cursor = useRowKeys(keyRows, {
    onOpen: ({ row }) => props.onOpen(row),
    onChoose: toggle,
    onHelp: () => setHelp(true),
  });
  const choice: Column<Row> = {
    key: 'choose',
    head: <span className={text.vh}>{t('choose')}</span>,
    width: 32,
    phone: 'choose',
    cell: (row) => {
      const found = workOf(row);
      if (!found?.isOpen) return null;
      const label = t('select', { ref: found.ref });
      const { record, ref } = found;
      const isOn = isChosen(chosen, { record, ref });
      return (
        <Checkbox checked={isOn} aria-label={label} onChange={() => toggle({ record, ref })} />
      );
    },
  };
  const owner: Column<Row> = {
    key: 'onIt',
    head: t('onIt'),
    foldsUnder: props.columns[0]?.key,
    cell: (row) => {
      const found = workOf(row);
      if (found === undefined) return <span data-blank>–</span>;
      return <WorkOwner {...found} readers={readers(found.record, found.ref)} />;
    },
  };
  return (
    <>
      <Table
        label={props.label}
        columns={work ? withWork(props.columns, { choice, owner }) : props.columns}
        rows={rows}
        rowKey={rowKey}
        refetching={props.refetching}
        empty={props.empty}
        chosen={(row) => rowKey(row) === cursor}
      />
      {rows !== undefined && rows.length > 0 && (
        <div className={styles.keysRow}>
          <Button size="xs" variant="text" onClick={() => setHelp(true)}>
            {t('help')}
          </Button>
        </div>
      )}
      <BulkBar
        chosen={chosen}
        onPage={keyRows.flatMap((row) => row.work ?? [])}
        onDone={() => setChosen([])}
      />
      {isHelp && <KeyHelp onClose={() => setHelp(false)} />}
    </>
  );
}

/** Puts the tick before the columns and who is on it after them, before buttons of the row. */
function withWork<Row>(
  columns: readonly Column<Row>[],
  { choice, owner }: { choice: Column<Row>; owner: Column<Row> },
): readonly Column<Row>[] {
  const actions = columns.filter(({ action }) => action);
  return [choice, ...columns.filter(({ action }) => !action), owner, ...actions];
}

/** Reads who is on the rows of a page; returns the work of a row, none where it has no number. */
function useWorkOf<Row>(work: WorkOf<Row> | undefined, rows: readonly Row[] | undefined) {
  const record = work?.record ?? 'order';
  const refs = work ? (rows ?? []).map(work.refOf).filter((ref) => ref !== '') : [];
  const read = useCallQuery(
    opsWorkOfList,
    { record, refs },
    { enabled: refs.length > 0, previous: true, everyMs: EVERY_MS, quiet: true },
  );
  const found = new Map(read.data?.list.map((one) => [one.ref, one]));
  return (row: Row) => {
    const one = work && found.get(work.refOf(row));
    return one && { ...one, record };
  };
}
