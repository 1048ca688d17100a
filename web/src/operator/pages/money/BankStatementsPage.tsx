import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { opsBankStatementList } from '#contract/bank/calls.ts';
import type { Statement } from '#contract/bank/schemas.ts';
import { currencies } from '#contract/money.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { CloseSection } from '../../bank/CloseSection.tsx';
import { ImportDialog } from '../../bank/ImportDialog.tsx';

/** Statements of the bank, by currency; files are imported here. */
export default function BankStatementsPage() {
  const t = useTranslator('operator/bank');
  const [params, setParams] = useSearchParams();
  const currency = params.get('currency') === 'CNY' ? 'CNY' : 'USD';
  const paging = usePaging();
  const [importing, setImporting] = useState(false);
  const read = useCallQuery(
    opsBankStatementList,
    { currency, ...paging.input },
    { previous: true },
  );
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <Button variant="primary" icon="upload" onClick={() => setImporting(true)}>
            {t('import.open')}
          </Button>
        }
      />
      <div className={layout.filterBar}>
        <Segmented
          label={t('currency')}
          value={currency}
          onChange={(next) => {
            setParams({ currency: next }, { replace: true });
            paging.first();
          }}
          options={currencies.map((one) => ({ value: one, label: one }))}
        />
      </div>
      <CloseSection currency={currency} />
      <FailNote error={read.error} again={() => read.refetch()} />
      <Statements rows={read.data?.list} refetching={read.isPlaceholderData} />
      {read.data && read.data.total > 0 && <Pager total={read.data.total} {...paging.pager} />}
      {importing && <ImportDialog currency={currency} onClose={() => setImporting(false)} />}
    </>
  );
}

/** The columns of the list of statements. */
function useColumns(): Column<Statement>[] {
  const t = useTranslator('operator/bank');
  const format = useFormat();
  const period = ({ openedOn, closedOn }: Statement) =>
    openedOn === closedOn ? closedOn : `${openedOn} – ${closedOn}`;
  return [
    {
      key: 'period',
      head: t('period'),
      unbroken: true,
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={`/ops/bank/${row.id}`}>{period(row)}</Link>
          <CellNote>
            {t(`format.${row.format}`)} {row.statementNo}
          </CellNote>
          <CellNote>
            <span translate="no">{row.account}</span>
          </CellNote>
        </>
      ),
    },
    {
      key: 'closing',
      head: t('closing'),
      figures: true,
      phone: 'value',
      cell: (row) => (
        <>
          <MoneyText money={row.closing} />
          {row.gap && <CellNote tone="red">{t('gap', { money: format.money(row.gap) })}</CellNote>}
        </>
      ),
    },
    {
      key: 'in',
      head: t('incoming'),
      figures: true,
      cell: (row) => <MoneyText money={row.incoming} bare />,
    },
    {
      key: 'out',
      head: t('outgoing'),
      figures: true,
      cell: (row) => <MoneyText money={row.outgoing} bare />,
    },
    { key: 'lines', head: t('lines'), figures: true, cell: (row) => format.number(row.lines) },
    {
      key: 'open',
      head: t('openLines'),
      figures: true,
      cell: (row) => (
        <>
          {format.number(row.open)}
          {row.unowned > 0 && (
            <CellNote tone="amber">{t('unowned', { count: row.unowned })}</CellNote>
          )}
        </>
      ),
    },
    {
      key: 'imported',
      head: t('imported'),
      foldsUnder: 'period',
      phoneLabel: t('imported'),
      cell: (row) => (
        <>
          <DateTime at={row.importedAt} />
          <CellNote>{row.importedBy}</CellNote>
        </>
      ),
    },
  ];
}

function Statements(props: { rows: readonly Statement[] | undefined; refetching: boolean }) {
  const t = useTranslator('operator/bank');
  const columns = useColumns();
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
      empty={<Empty title={t('none')} />}
    />
  );
}
