import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BlacklistCandidate, BlacklistEntry } from '#contract/content/blacklist-schemas.ts';
import { opsBlacklistCandidates, opsBlacklistList } from '#contract/content/staff-calls.ts';
import { blacklistStates } from '#contract/content/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { StateTag } from '#web/widgets/orders/StateTag.tsx';
import { PartCell } from '#web/widgets/parts/PartCell.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../../content/content.module.css';
import { EntryDrawer } from '../../content/EntryDrawer.tsx';
import { EntryTag } from '../../content/EntryTag.tsx';
import { ProposeDrawer } from '../../content/ProposeDrawer.tsx';
import { ReportNo } from '../../content/ReportNo.tsx';

const stateChoices = ['all', ...blacklistStates] as const;
type StateChoice = (typeof stateChoices)[number];

/** The blacklist's desk: what is proposed, noticed and public, and deals that ended badly. */
export default function BlacklistDeskPage() {
  const t = useTranslator('content-desk');
  const [state, setState] = useState<StateChoice>('all');
  const paging = usePaging();
  const linkedId = useSearchParams()[0].get('id');
  const [openId, setOpenId] = useState<string | null>(linkedId);
  const [proposing, setProposing] = useState<BlacklistCandidate | 'other' | null>(null);
  const read = useCallQuery(
    opsBlacklistList,
    { ...paging.input, ...(state === 'all' ? {} : { state }) },
    { previous: true },
  );
  // The entry that a link names may be on another page of the list.
  const linked = useCallQuery(
    opsBlacklistList,
    { id: linkedId ?? '' },
    { enabled: linkedId !== null && linkedId === openId },
  );
  const listed = [...(read.data?.list ?? []), ...(linked.data?.list ?? [])];
  const open = listed.find((one) => one.id === openId);
  const total = read.data?.total ?? 0;
  return (
    <>
      <PageHead
        title={t('blacklist.title')}
        actions={
          <Button icon="plus" onClick={() => setProposing('other')}>
            {t('blacklist.proposeOther')}
          </Button>
        }
      />
      <p className={styles.about}>{t('blacklist.about')}</p>
      <div className={layout.filterBar}>
        <Segmented
          label={t('blacklist.stateLabel')}
          value={state}
          options={stateChoices.map((one) => ({ value: one, label: t(`blacklist.state.${one}`) }))}
          onChange={(next) => {
            setState(next);
            paging.first();
          }}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <FailNote error={linked.error} again={() => linked.refetch()} />
      <Entries rows={read.data?.list} refetching={read.isPlaceholderData} onOpen={setOpenId} />
      {total > 0 && <Pager total={total} {...paging.pager} />}
      <BlacklistCandidates onPropose={setProposing} />
      {open && <EntryDrawer key={open.id} entry={open} onClose={() => setOpenId(null)} />}
      {proposing && (
        <ProposeDrawer
          deal={proposing === 'other' ? null : proposing}
          onClose={() => setProposing(null)}
        />
      )}
    </>
  );
}

function Entries(props: {
  rows: readonly BlacklistEntry[] | undefined;
  refetching: boolean;
  onOpen: (id: string) => void;
}) {
  const t = useTranslator('content-desk');
  const columns: Column<BlacklistEntry>[] = [
    {
      key: 'supplier',
      head: t('blacklist.supplier'),
      phone: 'title',
      cell: (row) => (
        <>
          <span translate="no">{row.supplier}</span>
          <CellNote>{row.orderNo || t('blacklist.outside')}</CellNote>
        </>
      ),
    },
    {
      key: 'product',
      head: t('blacklist.product'),
      cell: (row) => <PartCell part={row} />,
    },
    {
      key: 'state',
      head: t('blacklist.stateLabel'),
      phone: 'value',
      cell: (row) => <EntryTag state={row.state} />,
    },
    {
      key: 'due',
      head: t('blacklist.replyDue'),
      cell: (row) =>
        row.replyDueAt && row.state === 'noticed' && row.replyAt === null ? (
          <DateTime at={row.replyDueAt} />
        ) : (
          '–'
        ),
    },
    { key: 'ends', head: t('blacklist.ends'), cell: (row) => row.endsOn },
    { key: 'by', head: t('blacklist.proposedBy'), phone: 'off', cell: (row) => row.proposedBy },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: (row) => (
        <Button
          size="xs"
          aria-label={`${t('open')}: ${row.supplier}`}
          onClick={() => props.onOpen(row.id)}
        >
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      middle
      label={t('blacklist.title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
      empty={<Empty title={t('blacklist.none')} />}
    />
  );
}

function BlacklistCandidates({ onPropose }: { onPropose: (deal: BlacklistCandidate) => void }) {
  const t = useTranslator('content-desk');
  const read = useCallQuery(opsBlacklistCandidates, {});
  const columns = useCandidateColumns(onPropose);
  return (
    <Section
      className={styles.candidates}
      title={t('blacklist.candidates')}
      aside={t('blacklist.candidatesAside')}
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table
        middle
        label={t('blacklist.candidates')}
        columns={columns}
        rows={read.data}
        rowKey={(row) => row.lineId}
        empty={<Empty title={t('blacklist.noCandidates')} />}
      />
    </Section>
  );
}

function useCandidateColumns(
  onPropose: (deal: BlacklistCandidate) => void,
): Column<BlacklistCandidate>[] {
  const t = useTranslator('content-desk');
  const parts = useTranslator('widgets');
  return [
    {
      key: 'supplier',
      head: t('blacklist.supplier'),
      unbroken: true,
      phone: 'title',
      cell: (row) => (
        <>
          <span translate="no">{row.supplier}</span>
          <CellNote>{row.orderNo}</CellNote>
        </>
      ),
    },
    {
      key: 'product',
      head: t('blacklist.product'),
      cell: (row) => <PartCell part={row} />,
    },
    {
      key: 'qty',
      head: t('blacklist.qty'),
      figures: true,
      phone: 'value',
      cell: (row) => <Quantity count={row.quantity} bare />,
    },
    {
      key: 'outcome',
      head: t('blacklist.outcome'),
      cell: (row) => (
        <>
          <StateTag state={row.state} />
          <CellNote>{parts(`verdict.${row.verdict}`)}</CellNote>
        </>
      ),
    },
    {
      key: 'at',
      head: t('blacklist.resolved'),
      foldsUnder: 'outcome',
      cell: (row) => <DateTime at={row.at} form="day" />,
    },
    {
      key: 'report',
      head: t('blacklist.report'),
      cell: (row) => (
        <>
          <ReportNo report={row.report} />
          {row.register && (
            <CellNote>{t('blacklist.byRegister', { lot: row.register.lotNo })}</CellNote>
          )}
        </>
      ),
    },
    {
      key: 'act',
      head: t('blacklist.propose'),
      action: true,
      cell: (row) => (
        <Button
          size="xs"
          aria-label={`${t('blacklist.propose')}: ${row.supplier}, ${row.mpn}`}
          onClick={() => onPropose(row)}
        >
          {t('blacklist.propose')}
        </Button>
      ),
    },
  ];
}
