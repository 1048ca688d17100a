import { watchEnd, watchList, watchStates } from '#contract/watches/calls.ts';
import type { Watch } from '#contract/watches/schemas.ts';
import { watchWant as watchWantSchemas } from '#contract/watches/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { FigureCell } from '#web/widgets/FigureCell.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { searchAddress } from './search-address.ts';
import { useWatchEdits } from './use-watch-edits.ts';
import styles from './watches.module.css';

interface Props {
  readonly rows: readonly Watch[] | undefined;
  readonly refetching: boolean;
  readonly skeletonRows: number;
}

/** Watched parts: what others offer now, what is wanted, and the last notification. */
export function WatchTable({ rows, refetching, skeletonRows }: Props) {
  const t = useTranslator('watches');
  const stop = useCommand(watchEnd, { changes: [watchList, watchStates] });
  const facts = useFactColumns(rows ?? []);
  const action: Column<Watch> = {
    key: 'action',
    head: t('column.action'),
    action: true,
    cell: ({ id, mpn }) => (
      <Button
        size="xs"
        loading={stop.isPending && stop.variables?.id === id}
        aria-label={t('stopOne', { mpn })}
        onClick={() => stop.mutate({ id }, { onSuccess: () => toast(t('stopped', { mpn })) })}
      >
        {t('stop')}
      </Button>
    ),
  };
  return (
    <>
      <FailNote error={stop.error} />
      <Table
        label={t('label')}
        columns={[...facts, action]}
        rows={rows}
        rowKey={({ id }) => id}
        refetching={refetching}
        skeletonRows={skeletonRows}
        middle
      />
    </>
  );
}

function useFactColumns(rows: readonly Watch[]): Column<Watch>[] {
  const t = useTranslator('watches');
  const decimals = columnDecimals(
    rows.flatMap(({ now, price }) => [now.lowest, price]).filter((one) => one !== null),
  );
  return [
    {
      key: 'part',
      head: t('column.part'),
      cell: ({ mpn, manufacturer }) => (
        <>
          <Mpn mpn={mpn} to={searchAddress(mpn)} />
          <CellNote>
            {manufacturer === '' ? t('anyMaker') : <span translate="no">{manufacturer}</span>}
          </CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'stock',
      head: t('column.stock'),
      cell: ({ now }) => <Stock now={now} />,
      figures: true,
      phone: 'left',
      phoneLabel: t('column.stock'),
    },
    {
      key: 'quantity',
      head: t('column.quantity'),
      cell: (watch) => <WantedFigure watch={watch} field="quantity" />,
      figures: true,
      phone: 'right',
      phoneLabel: t('column.quantity'),
    },
    {
      key: 'lowest',
      foldsUnder: 'stock',
      head: t('column.lowest'),
      cell: (watch) => <Lowest watch={watch} decimals={decimals} />,
      figures: true,
      phone: 'left',
      phoneLabel: t('column.lowest'),
    },
    {
      key: 'price',
      head: t('column.price'),
      cell: (watch) => <WantedFigure watch={watch} field="price" decimals={decimals} />,
      figures: true,
      phone: 'right',
      phoneLabel: t('column.price'),
    },
    {
      key: 'inspection',
      foldsUnder: 'part',
      head: t('column.inspection'),
      cell: ({ now }) => <Inspected now={now} />,
      phone: 'left',
      phoneLabel: t('column.inspection'),
    },
    {
      key: 'lastNotified',
      foldsUnder: 'part',
      head: t('column.lastNotified'),
      cell: ({ lastNotified }) =>
        lastNotified === null ? (
          t('never')
        ) : (
          <>
            {t(`reason.${lastNotified.reason}`)}
            <CellNote>
              <DateTime at={lastNotified.at} />
            </CellNote>
          </>
        ),
      phone: 'right',
      phoneLabel: t('column.lastNotified'),
    },
  ];
}

function Stock({ now }: { now: Watch['now'] }) {
  const t = useTranslator('watches');
  if (now.pieces === 0) return t('none');
  return (
    <>
      <Quantity count={now.pieces} bare />
      <CellNote>{t('sellers', { count: now.sellers })}</CellNote>
    </>
  );
}

function Lowest({ watch, decimals }: { watch: Watch; decimals: number }) {
  const t = useTranslator('watches');
  const { now, quantity } = watch;
  if (now.lowest !== null) return <UnitPriceText price={now.lowest} decimals={decimals} />;
  if (now.pieces === 0) return '–';
  return t(quantity === null ? 'onRequest' : 'notAt');
}

function Inspected({ now }: { now: Watch['now'] }) {
  const t = useTranslator('watches');
  const parts = useTranslator('widgets');
  const last = now.lastInspection;
  if (last === null) return t('notInspected');
  return (
    <>
      {parts(`verdict.${last.verdict}`)}
      <CellNote>
        <DateTime at={last.at} form="day" />
      </CellNote>
    </>
  );
}

/** A wanted figure, written in place; empty is none. */
function WantedFigure(props: { watch: Watch; field: 'quantity' | 'price'; decimals?: number }) {
  const { watch, field, decimals } = props;
  const t = useTranslator('watches');
  const format = useFormat();
  const save = useWatchEdits();
  const { id, mpn } = watch;
  const isPrice = field === 'price';
  const storedValue = watch[field] === null ? '' : String(watch[field]);
  const wanted = (typed: string) => {
    if (typed === '') return { id, [field]: null };
    return { id, [field]: isPrice ? typed : Number(typed) };
  };
  return (
    <FigureCell
      name={field}
      value={storedValue}
      decimals={isPrice ? 5 : 0}
      displayValue={
        isPrice ? format.unitPrice(storedValue, decimals) : format.number(storedValue, 0)
      }
      label={t(`edit.${field}`, { mpn })}
      saved={t('edit.saved', { mpn })}
      placeholder={t(isPrice ? 'noPrice' : 'anyQuantity')}
      className={styles.figure}
      violationOf={(typed) =>
        watchWantSchemas.input.safeParse(wanted(typed)).error?.issues[0]?.message
      }
      onSave={(typed) => save(wanted(typed))}
    />
  );
}
