import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { walletLogList } from '#contract/wallet/calls.ts';
import { matters } from '#contract/wallet/constants.ts';
import type { LogRow, Matter } from '#contract/wallet/schemas.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { csvOf, saveFile } from '#web/page/csv.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ledgerRecordPath } from './addresses.ts';
import styles from './Ledger.module.css';
import { LedgerFilters } from './LedgerFilters.tsx';
import { EXPORT_PAGE, isFailedRecharge, ledgerLines, readLedger } from './ledger-file.ts';
import { type LedgerInput, useLedgerFilter } from './use-ledger-filter.ts';

/** The matters that a console's ledger can hold. */
const mattersByConsole: Record<Console, readonly Matter[]> = {
  buyer: matters.filter((matter) => matter !== 'receipt'),
  seller: matters,
};

/** The ledger of the wallet: every movement with the balance after it. */
export function Ledger({ console }: { console: Console }) {
  const t = useTranslator('wallet');
  const filter = useLedgerFilter();
  const { input, page, pageSize } = filter;
  const log = useCallQuery(
    walletLogList,
    { pageNum: page, pageSize, ...input },
    { previous: true },
  );
  return (
    <Section title={t('ledger')} action={<ExportButton filter={input} />}>
      <LedgerFilters filter={filter} matters={mattersByConsole[console]} total={log.data?.total} />
      <FailNote error={log.error} again={() => log.refetch()} />
      <Table
        label={t('ledger')}
        columns={useLineColumns(console)}
        rows={log.data && linesOf(log.data)}
        rowKey={(line) => ('broughtForward' in line ? 'broughtForward' : line.row.id)}
        refetching={log.isPlaceholderData}
        empty={<Empty title={t(filter.isFiltered ? 'emptyFilter' : 'empty')} />}
      />
      {log.data && log.data.total > 0 && (
        <Pager
          total={log.data.total}
          page={page}
          pageSize={pageSize}
          onPage={(next) => filter.set({ page: String(next) })}
          onPageSize={(size) => filter.set({ size: String(size) })}
        />
      )}
    </Section>
  );
}

/** A line of the ledger: a movement, or the balance that stood before the oldest one listed. */
type Line =
  | { readonly row: LogRow }
  | { readonly broughtForward: { readonly from: string | null; readonly balance: MoneyWire } };

const linesOf = ({ list, broughtForward }: Output<typeof walletLogList>): Line[] => [
  ...list.map((row) => ({ row })),
  ...(broughtForward ? [{ broughtForward }] : []),
];

/** The columns of movements; of the balance brought forward only its day, name and amount. */
function useLineColumns(console: Console): Column<Line>[] {
  const t = useTranslator('wallet');
  const cells: Record<string, (brought: { from: string | null; balance: MoneyWire }) => ReactNode> =
    {
      time: ({ from }) => from && <DateTime at={`${from}T00:00:00+08:00`} />,
      ref: () => t('broughtForward'),
      balance: ({ balance }) => <MoneyText money={balance} bare />,
    };
  return useColumns(console).map((column) => ({
    ...column,
    sortBy: undefined,
    cell: (line) =>
      'row' in line ? column.cell(line.row) : cells[column.key]?.(line.broughtForward),
  }));
}

/** Whether the remark of a withdrawal says no more than the account that stands beside it. */
const repeatsAccount = ({ remark, accountEnding }: LogRow): boolean =>
  accountEnding !== '' && remark.endsWith(`•••• ${accountEnding}`);

/** The bank account that an entry came from or goes to, or the parts of its order. */
function RowSubject({ row }: { row: LogRow }) {
  const t = useTranslator('wallet');
  const { accountEnding: ending, parts, orderLines } = row;
  if (ending !== '') {
    const key = row.matter === 'recharge' ? 'log.fromAccount' : 'log.toAccount';
    return <span className={styles.remark}>{t(key, { ending })}</span>;
  }
  if (parts.length === 0) return null;
  return (
    <span className={styles.remark} translate="no">
      {parts.join(', ')}
      {orderLines > parts.length && ` +${orderLines - parts.length}`}
    </span>
  );
}

const glyphs = { success: 'pass', frozen: 'wait', failed: 'fail' } as const;

function useColumns(console: Console): Column<LogRow>[] {
  const t = useTranslator('wallet');
  return [
    { key: 'time', head: t('col.time'), phone: 'left', cell: (row) => <DateTime at={row.at} /> },
    {
      key: 'matter',
      foldsUnder: 'ref',
      head: t('col.matter'),
      phone: 'right',
      cell: (row) => <span className={styles.matter}>{t(`matter.${row.matter}`)}</span>,
    },
    {
      key: 'ref',
      head: t('col.ref'),
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={ledgerRecordPath(console, row.detail)} translate="no">
            {row.cause.no}
          </Link>
          {row.order && row.order.no !== row.cause.no && (
            <span className={styles.remark}>
              {t('log.order')}:{' '}
              <Link to={orderPath(console, row.order.kind, row.order.id)} translate="no">
                {row.order.no}
              </Link>
            </span>
          )}
          <RowSubject row={row} />
          {row.remark && row.remark !== row.order?.no && !repeatsAccount(row) && (
            <span className={styles.remark}>{row.remark}</span>
          )}
          {row.failReason && (
            <span className={styles.remark}>
              {t('log.reason')}: {row.failReason}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'change',
      head: t('col.change'),
      figures: true,
      phone: 'value',
      cell: (row) => (
        <span className={row.change.amount.startsWith('-') ? undefined : styles.plus}>
          <MoneyText money={row.change} bare signed struck={isFailedRecharge(row)} />
        </span>
      ),
    },
    {
      key: 'balance',
      head: t('col.balance'),
      figures: true,
      phone: 'right',
      phoneLabel: t('col.balance'),
      cell: (row) => <MoneyText money={row.balance} bare />,
    },
    {
      key: 'status',
      head: t('col.status'),
      phone: 'left',
      cell: (row) => <Tag tone={glyphs[row.state]}>{t(`state.${row.state}`)}</Tag>,
    },
  ];
}

/** Fetches every row of the filter, page by page, and hands them over as a file. */
function ExportButton({ filter }: { filter: LedgerInput }) {
  const t = useTranslator('wallet');
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const readPage = (pageNum: number) =>
    sendCall(walletLogList, { pageNum, pageSize: EXPORT_PAGE, ...filter }, { notCancel: true });
  const save = async () => {
    try {
      const ledger = await readLedger(readPage, setProgress);
      saveFile('assay-wallet.csv', csvOf(ledgerLines(ledger, t)));
    } catch (error) {
      reportFailure(error);
    } finally {
      setProgress(null);
    }
  };
  return (
    <Button variant="text" size="xs" loading={progress !== null} onClick={() => void save()}>
      {progress ? t('exporting', progress) : t('exportCsv')}
    </Button>
  );
}
