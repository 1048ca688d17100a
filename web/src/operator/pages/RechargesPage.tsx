import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  type OpsRecharge,
  opsRechargeList,
  opsRechargeOne,
  rechargeStates,
} from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
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
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { RechargeDrawer } from '../money/RechargeDrawer.tsx';
import { RechargeTag } from '../money/RechargeTag.tsx';
import { sameName } from '../money/same-name.ts';
import orders from '../order/orders.module.css';
import styles from '../queues/queues.module.css';

const shownStates = [...rechargeStates, 'all'] as const;
type Shown = (typeof shownStates)[number];
const EVERY_MS = 60_000;

/** Announced bank transfers: those that wait for finance, and what was decided. */
export default function RechargesPage() {
  const t = useTranslator('operator');
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<Shown>('pending');
  const [find, setFind] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const read = useCallQuery(
    opsRechargeList,
    { pageNum, pageSize, find, ...(state === 'all' ? {} : { state }) },
    { keep: true, everyMs: EVERY_MS },
  );
  const id = params.get('id');
  const open = (next: string | null) => setParams(next ? { id: next } : {}, { replace: true });
  return (
    <>
      <PageHead title={t('recharge.title')} />
      <div className={layout.filterBar}>
        <Segmented
          label={t('recharge.stateLabel')}
          value={state}
          onChange={(next) => {
            setState(next);
            setPageNum(1);
          }}
          options={shownStates.map((one) => ({ value: one, label: t(`recharge.state.${one}`) }))}
        />
        <FindForm
          onFind={(text) => {
            setFind(text);
            setPageNum(1);
          }}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.data?.total === 0 ? (
        <Empty
          title={t(state === 'pending' && find === '' ? 'recharge.none' : 'recharge.nothing')}
        />
      ) : (
        <Recharges rows={read.data?.list} refetching={read.isPlaceholderData} onOpen={open} />
      )}
      {read.data && read.data.total > 0 && (
        <Pager
          total={read.data.total}
          page={pageNum}
          pageSize={pageSize}
          onPage={setPageNum}
          onPageSize={(size) => {
            setPageSize(size);
            setPageNum(1);
          }}
        />
      )}
      {id && <OpenOne key={id} id={id} onClose={() => open(null)} />}
    </>
  );
}

function FindForm({ onFind }: { onFind: (text: string) => void }) {
  const t = useTranslator('operator');
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={layout.row} onSubmit={submit}>
      <TextInput
        className={orders.search ?? ''}
        value={typed}
        maxLength={80}
        aria-label={t('recharge.find')}
        placeholder={t('recharge.find')}
        onChange={setTyped}
      />
      <Button type="submit" icon="search">
        {t('orders.find')}
      </Button>
    </form>
  );
}

/** The drawer of the recharge in the address; it reads its own record, which a list may lack. */
function OpenOne({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useCallQuery(opsRechargeOne, { id });
  if (read.data) return <RechargeDrawer recharge={read.data} onClose={onClose} />;
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

function Recharges(props: {
  rows: readonly OpsRecharge[] | undefined;
  refetching: boolean;
  onOpen: (id: string) => void;
}) {
  const t = useTranslator('operator');
  const columns: Column<OpsRecharge>[] = [
    {
      key: 'no',
      head: t('queues.ref'),
      width: 168,
      phone: 'title',
      cell: (row) => (
        <Link to={`?id=${row.id}`} replace className={styles.ref} translate="no">
          {row.no}
        </Link>
      ),
    },
    { key: 'owner', head: t('recharge.owner'), cell: (row) => row.ownerName },
    {
      key: 'payer',
      head: t('recharge.payer'),
      cell: (row) => (
        <>
          {row.accountName}
          {sameName(row.accountName, row.ownerName) ? (
            <CellNote>{row.bankName}</CellNote>
          ) : (
            <CellNote tone="amber">{t('recharge.nameDiffers')}</CellNote>
          )}
        </>
      ),
    },
    {
      key: 'order',
      head: t('recharge.for'),
      cell: (row) => row.order?.no ?? t('recharge.toWallet'),
    },
    {
      key: 'amount',
      head: t('queues.amount'),
      figures: true,
      phone: 'value',
      cell: (row) => <MoneyText money={row.amount} bare />,
    },
    {
      key: 'state',
      head: t('recharge.stateLabel'),
      cell: (row) => <RechargeTag state={row.state} />,
    },
    {
      key: 'at',
      head: t('recharge.atHead'),
      phone: 'off',
      cell: (row) => <DateTime at={row.at} />,
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: (row) => (
        <Button
          size="xs"
          onClick={() => props.onOpen(row.id)}
          aria-label={`${t('open')} ${row.no}`}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      label={t('recharge.title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
    />
  );
}
