import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import type { inspectionList } from '#contract/qc/calls.ts';
import type { InspectionState } from '#contract/qc/inspection-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { VerdictStamp } from '#web/widgets/VerdictStamp.tsx';
import styles from '../bench.module.css';

export type Lot = Output<typeof inspectionList>['list'][number];

const tones: Record<InspectionState, TagTone> = {
  testing: 'none',
  stopped: 'fail',
  review: 'wait',
  issued: 'pass',
};

/** How far the inspection of a lot is. */
export function LotState({ state }: { state: InspectionState }) {
  const t = useTranslator('operator');
  return <Tag tone={tones[state]}>{t(`lotState.${state}`)}</Tag>;
}

interface Props {
  readonly lots: readonly Lot[] | undefined;
  readonly refetching?: boolean | undefined;
  /** On the page of their order: its number is not shown again. */
  readonly inOrder?: boolean | undefined;
}

/** Returns the columns of lots: part, pieces, state, verdict, who tests and reviews. */
export function useLotColumns({ inOrder = false } = {}): readonly Column<Lot>[] {
  const t = useTranslator('operator');
  return [
    {
      key: 'lot',
      head: t('lots.lot'),
      width: 168,
      phone: 'title',
      cell: (lot) => (
        <>
          <Link to={`/ops/qc/${lot.id}`} className={styles.ref} translate="no">
            {lot.lotNo}
          </Link>
          <CellNote>{lot.no}</CellNote>
        </>
      ),
    },
    {
      key: 'part',
      head: t('lots.part'),
      cell: (lot) => (
        <>
          <Mpn mpn={lot.mpn} />
          <CellNote>
            {lot.manufacturer}
            {lot.dateCode && ` · ${t('bench.dateCode', { code: lot.dateCode })}`}
          </CellNote>
        </>
      ),
    },
    {
      key: 'pieces',
      foldsUnder: 'part',
      head: t('lots.pieces'),
      figures: true,
      phone: 'right',
      cell: (lot) => <Quantity count={lot.pieces} bare />,
    },
    ...(inOrder ? [] : [orderColumn(t('lots.order'))]),
    {
      key: 'state',
      head: t('lots.state'),
      phone: 'value',
      cell: (lot) => <LotState state={lot.state} />,
    },
    {
      key: 'verdict',
      foldsUnder: 'state',
      head: t('lots.verdict'),
      cell: (lot) =>
        lot.verdict ? <VerdictStamp small verdict={lot.verdict} grade={lot.grade} /> : '–',
    },
    peopleColumn(t('lots.who'), (name) => t('lots.reviewed', { name })),
    {
      key: 'due',
      head: t('lots.due'),
      phone: 'off',
      cell: (lot) => <DueOrReport lot={lot} />,
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: (lot) => (
        <ButtonLink to={`/ops/qc/${lot.id}`} size="xs" aria-label={`${t('open')} ${lot.lotNo}`}>
          {t('open')}
        </ButtonLink>
      ),
    },
  ];
}

/** Lots with their inspection, on the page of their order. */
export function LotTable({ lots, refetching, inOrder = false }: Props) {
  const t = useTranslator('operator');
  return (
    <Table
      label={t('lots.title')}
      columns={useLotColumns({ inOrder })}
      rows={lots}
      rowKey={(lot) => lot.id}
      refetching={refetching}
    />
  );
}

const peopleColumn = (head: string, reviewedBy: (name: string) => string): Column<Lot> => ({
  key: 'who',
  foldsUnder: 'state',
  head,
  cell: (lot) => (
    <>
      {lot.author ?? '–'}
      {lot.reviewer && <CellNote>{reviewedBy(lot.reviewer)}</CellNote>}
    </>
  ),
});

const orderColumn = (head: string): Column<Lot> => ({
  key: 'order',
  head,
  cell: (lot) => (
    <Link to={staffOrderPath(lot.orderId)} className={styles.ref} translate="no">
      {lot.orderNo}
    </Link>
  ),
});

function DueOrReport({ lot }: { lot: Lot }) {
  if (lot.reportNo) {
    return (
      <Link to={`/ops/report/${lot.reportNo}`} className={styles.ref} translate="no">
        {lot.reportNo}
      </Link>
    );
  }
  return lot.dueAt ? <DateTime at={lot.dueAt} /> : <>–</>;
}
