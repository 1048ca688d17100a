import { useState } from 'react';
import { Link } from 'react-router';
import {
  opsPayoutFileList,
  opsPayoutFileMake,
  opsPayoutReady,
} from '#contract/bank/payout-calls.ts';
import type { PayoutFile, ReadyPayout } from '#contract/bank/payout-schemas.ts';
import { currencies } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { RecordLink } from '#web/widgets/records/RecordLink.tsx';
import { useRecordParam } from '#web/widgets/records/use-record-param.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { FileTag } from '../../payout-files/FileTag.tsx';
import { HeldBy } from '../../payout-files/HeldBy.tsx';
import { PayoutFileDrawer } from '../../payout-files/PayoutFileDrawer.tsx';
import { StatusDialog } from '../../payout-files/StatusDialog.tsx';

/** Files of payments: what is ready to be paid, and the files that were made of it. */
export default function PayoutFilesPage() {
  const t = useTranslator('operator/payout-files');
  const { id, open } = useRecordParam();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <Button icon="upload" onClick={() => setAsking(true)}>
            {t('status')}
          </Button>
        }
      />
      <div className={layout['sections']}>
        <ReadyPayouts onMade={open} />
        <Files />
      </div>
      {id && <PayoutFileDrawer key={id} id={id} onClose={() => open(null)} />}
      {asking && <StatusDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function readyColumns(
  t: ReturnType<typeof useTranslator<'operator/payout-files'>>,
): Column<ReadyPayout>[] {
  return [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => <PaymentNo row={row} />,
    },
    {
      key: 'owner',
      head: t('member'),
      phone: 'wide',
      phoneLabel: t('member'),
      cell: (row) => row.ownerName,
    },
    {
      key: 'payee',
      head: t('payee'),
      phone: 'wide',
      phoneLabel: t('payee'),
      cell: (row) => row.payee,
    },
    {
      key: 'amount',
      head: t('amount'),
      figures: true,
      phone: 'value',
      cell: (row) => <MoneyText money={row.amount} />,
    },
  ];
}

function ReadyPayouts({ onMade }: { onMade: (id: string) => void }) {
  const t = useTranslator('operator/payout-files');
  const read = useCallQuery(opsPayoutReady, {});
  const [currency, setCurrency] = useState<Currency>('USD');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const make = useCommand(opsPayoutFileMake, {
    onDone: ({ id }) => {
      toast(t('made'));
      onMade(id);
    },
  });
  const list = read.data?.list.filter(({ amount }) => amount.currency === currency);
  const isFree = ({ heldBy, payeeChanged }: ReadyPayout) => heldBy === null && !payeeChanged;
  const isChosen = (row: ReadyPayout) => isFree(row) && !left.has(row.id);
  const chosen = (list ?? []).filter(isChosen);
  const choose = (id: string, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const columns: Column<ReadyPayout>[] = [
    {
      key: 'choose',
      head: <span className={text.vh}>{t('payments')}</span>,
      width: 24,
      phone: 'choose',
      cell: (row) => (
        <Checkbox
          checked={isChosen(row)}
          disabled={!isFree(row)}
          aria-label={row.no}
          onChange={(isIn) => choose(row.id, isIn)}
        />
      ),
    },
    ...readyColumns(t),
  ];
  return (
    <Section
      title={t('ready')}
      aside={t('readyHint')}
      action={
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          loading={make.isPending}
          onClick={() => make.mutate({ ids: chosen.map(({ id }) => id) })}
        >
          {t('make', { count: chosen.length })}
        </Button>
      }
    >
      <div className={layout['filterBar']}>
        <Segmented
          label={t('currency')}
          value={currency}
          onChange={setCurrency}
          options={currencies.map((one) => ({ value: one, label: one }))}
        />
      </div>
      <FailNote error={read.error ?? make.error} />
      <Table
        label={t('ready')}
        columns={columns}
        rows={list}
        rowKey={(row) => row.id}
        empty={<Empty title={t('noneReady')} />}
      />
    </Section>
  );
}

function PaymentNo({ row }: { row: ReadyPayout }) {
  const t = useTranslator('operator/payout-files');
  return (
    <>
      <Link to={row.link} translate="no">
        {row.no}
      </Link>
      {row.kind !== 'withdrawal' && <CellNote>{t(row.kind)}</CellNote>}
      <HeldBy payment={row} />
    </>
  );
}

function Files() {
  const t = useTranslator('operator/payout-files');
  const paging = usePaging();
  const read = useCallQuery(opsPayoutFileList, paging.input, { previous: true });
  const columns: Column<PayoutFile>[] = [
    {
      key: 'no',
      head: t('number'),
      phone: 'title',
      cell: (row) => <RecordLink id={row.id} no={row.no} />,
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'left',
      cell: (row) => <FileTag state={row.state} />,
    },
    {
      key: 'count',
      head: t('count'),
      figures: true,
      phone: 'right',
      phoneLabel: t('count'),
      cell: (row) => String(row.count),
    },
    {
      key: 'total',
      head: t('amount'),
      figures: true,
      phone: 'value',
      cell: (row) => <MoneyText money={row.total} />,
    },
    {
      key: 'made',
      head: t('madeBy'),
      phone: 'wide',
      phoneLabel: t('madeBy'),
      cell: (row) => (
        <>
          <DateTime at={row.madeAt} />
          <CellNote>{row.madeBy}</CellNote>
        </>
      ),
    },
    {
      key: 'decided',
      head: t('decidedBy'),
      phone: 'wide',
      phoneLabel: t('decidedBy'),
      cell: (row) =>
        row.decidedAt && (
          <>
            <DateTime at={row.decidedAt} />
            <CellNote>{row.decidedBy}</CellNote>
          </>
        ),
    },
  ];
  return (
    <Section title={t('files')}>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        label={t('files')}
        columns={columns}
        rows={read.data?.list}
        rowKey={(row) => row.id}
        refetching={read.isPlaceholderData}
        empty={<Empty title={t('none')} />}
      />
      {read.data && read.data.total > 0 && <Pager total={read.data.total} {...paging.pager} />}
    </Section>
  );
}
