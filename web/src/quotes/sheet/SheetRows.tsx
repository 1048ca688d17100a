import { useState } from 'react';
import type { SheetOutcome, SheetRowResult } from '#contract/enquiries/quote-sheet-schemas.ts';
import { sheetOutcomes } from '#contract/enquiries/table.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './sheet.module.css';
import { countsOf } from './use-sheet.ts';

const tones: Record<SheetOutcome, TagTone> = {
  quote: 'pass',
  refuse: 'wait',
  left: 'none',
  over: 'none',
  fault: 'fail',
};
const PAGE = 10;

/** Why a cell is wrong, in the reader's language. */
export function useViolationText(): (key: string) => string {
  const t = useTranslator('quotes/sheet');
  const field = useFieldText();
  return (key) => t.find(`fault.${key}`) ?? field(key);
}

/** Rows of a filled sheet with what each would do, those that are wrong first in sight. */
export function SheetRows({ rows }: { rows: readonly SheetRowResult[] }) {
  const t = useTranslator('quotes/sheet');
  const format = useFormat();
  const counts = countsOf(rows);
  const visibleOutcomes = sheetOutcomes.filter((one) => counts[one] > 0);
  const [chosen, setChosen] = useState<SheetOutcome | 'all'>(counts.fault > 0 ? 'fault' : 'all');
  const [page, setPage] = useState(1);
  const listed = chosen === 'all' ? rows : rows.filter((one) => one.outcome === chosen);
  const columns: Column<SheetRowResult>[] = [
    {
      key: 'row',
      head: t('head.row'),
      cell: (one) => one.row,
      width: 56,
      figures: true,
      phone: 'right',
      phoneLabel: t('head.row'),
    },
    {
      key: 'no',
      head: t('head.part'),
      cell: (one) => (
        <>
          {one.mpn && <Mpn mpn={one.mpn} />}
          <CellNote>
            <span translate="no">{one.no || '–'}</span>
          </CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'outcome',
      head: t('head.outcome'),
      cell: (one) => <Tag tone={tones[one.outcome]}>{t(`outcome.${one.outcome}`)}</Tag>,
      phone: 'left',
    },
    {
      key: 'what',
      head: t('head.what'),
      cell: (one) => <RowOutcome row={one} />,
      phone: 'wide',
    },
  ];
  return (
    <div className={styles.rows}>
      <div className={styles.segments}>
        <Segmented
          small
          label={t('show')}
          value={chosen}
          options={(['all', ...visibleOutcomes] as const).map((value) => ({
            value,
            label: `${t(`shown.${value}`)} ${format.number(value === 'all' ? rows.length : counts[value], 0)}`,
          }))}
          onChange={(value) => {
            setChosen(value);
            setPage(1);
          }}
        />
      </div>
      <Table
        label={t('rows')}
        columns={columns}
        rows={listed.slice((page - 1) * PAGE, page * PAGE)}
        rowKey={(one) => `${one.row}`}
        dense
      />
      {listed.length > PAGE && (
        <Pager total={listed.length} page={page} pageSize={PAGE} onPage={setPage} />
      )}
    </div>
  );
}

/** Shows a row's effect (quote or refusal), its errors, or the state of its request. */
function RowOutcome({ row }: { row: SheetRowResult }) {
  const t = useTranslator('quotes/sheet');
  const quotes = useTranslator('quotes');
  const format = useFormat();
  const faultText = useViolationText();
  const { outcome, quote, refusal, state, faults } = row;
  if (outcome === 'fault') {
    return (
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.column} ${fault.key}`}>
            <b translate="no">{fault.column}</b>
            {fault.value && <span translate="no"> {fault.value}</span>}
            <CellNote tone="red">{faultText(fault.key)}</CellNote>
          </li>
        ))}
      </ul>
    );
  }
  if (outcome === 'over') return state && t('over', { state: quotes(`state.${state}`) });
  if (refusal) {
    return [quotes(`reason.${refusal.reason}`), refusal.note].filter(Boolean).join(quotes('comma'));
  }
  if (!quote) return t('left');
  return (
    <>
      <span className={styles.figures} translate="no">
        USD {format.unitPrice(quote.unitPrice)} × {format.quantity(quote.quantity)}
      </span>
      {quote.priceBreaks.length > 0 && (
        <CellNote>{t('breaks', { count: quote.priceBreaks.length })}</CellNote>
      )}
    </>
  );
}
