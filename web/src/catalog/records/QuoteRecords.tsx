import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { getQuoteRecordBrand, quantityBands, quoteRecord } from '#contract/catalog/calls.ts';
import type { QuoteRecord as Quoted } from '#contract/catalog/schemas.ts';
import { PRICES_MIN, QUOTE_RECORD_MONTHS, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { type PartQuery, searchAddress } from '../part-query.ts';
import styles from './records.module.css';

type QuoteRecord = z.infer<typeof Quoted>;

/** Earlier quotes of a part on the platform; for signed-in users. */
export default function QuoteRecords({ query }: { query: PartQuery }) {
  const t = useTranslator('catalog/records');
  const isOpen = useSession('member') !== null;
  if (isOpen) return <Records query={query} />;
  return (
    <Empty
      title={t('guest', { months: QUOTE_RECORD_MONTHS })}
      action={<ButtonLink to="/login">{t('logIn')}</ButtonLink>}
    />
  );
}

function Records({ query }: { query: PartQuery }) {
  const t = useTranslator('catalog/records');
  const navigate = useNavigate();
  const { keyword, manufacturers, pageNum, pageSize } = query;
  const read = useCallQuery(
    quoteRecord,
    { keyword, manufacturers, pageNum, pageSize },
    { previous: true },
  );
  const go = (next: PartQuery) => void navigate(searchAddress(next), { state: { stay: true } });
  const total = read.data?.total ?? 0;
  return (
    <>
      <div className={styles.tools}>
        <ManufacturerFilter query={query} onChange={go} />
        <p>{t('explain', { months: QUOTE_RECORD_MONTHS, count: PRICES_MIN })}</p>
      </div>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {(read.data || read.isPending) && (
        <List
          keyword={keyword}
          rows={read.data?.list}
          refetching={read.isPlaceholderData}
          skeletonRows={pageSize}
        />
      )}
      {total > limits.pageSizes[0] && (
        <Pager
          total={total}
          page={pageNum}
          pageSize={pageSize}
          pageHref={(page) => searchAddress({ ...query, pageNum: page })}
          onPageSize={(size) => {
            const next = limits.pageSizes.find((one) => one === size);
            if (next !== undefined) go({ ...query, pageSize: next, pageNum: 1 });
          }}
        />
      )}
      {read.data?.bounded && (
        <Note className={styles.note}>{t('bounded', { count: SEARCH_DEPTH })}</Note>
      )}
    </>
  );
}

function ManufacturerFilter({
  query,
  onChange,
}: {
  query: PartQuery;
  onChange: (next: PartQuery) => void;
}) {
  const t = useTranslator('catalog/records');
  const { number } = useFormat();
  const found = useCallQuery(getQuoteRecordBrand, { keyword: query.keyword }).data ?? [];
  const [chosen = ''] = query.manufacturers;
  const known = found.some(({ value }) => value === chosen);
  const options = found.map(({ value, lines }) => ({
    value,
    label: `${value} (${number(lines)})`,
  }));
  if (options.length < 2 && chosen === '') return null;
  return (
    <Select
      className={styles.makers ?? ''}
      size="sm"
      aria-label={t('maker')}
      placeholder={t('anyMaker')}
      value={chosen}
      options={known || chosen === '' ? options : [...options, { value: chosen, label: chosen }]}
      onChange={(value) =>
        onChange({ ...query, manufacturers: value === '' ? [] : [value], pageNum: 1 })
      }
    />
  );
}

interface ListProps {
  readonly keyword: string;
  readonly rows: readonly QuoteRecord[] | undefined;
  readonly refetching: boolean;
  readonly skeletonRows: number;
}

function List({ keyword, rows, refetching, skeletonRows }: ListProps) {
  const t = useTranslator('catalog/records');
  const catalog = useTranslator('catalog');
  const prices = (rows ?? []).flatMap(({ unitPrice }) => unitPrice ?? []);
  const decimals = columnDecimals(prices);
  const columns: Column<QuoteRecord>[] = [
    {
      key: 'mpn',
      head: t('mpn'),
      cell: (one) => (
        <>
          <Mpn mpn={one.mpn} />
          <CellNote>
            <span translate="no">{one.manufacturer}</span>
          </CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'day',
      head: t('day'),
      cell: (one) => <time dateTime={one.day}>{one.day}</time>,
      phone: 'left',
    },
    {
      key: 'quantity',
      head: t('quantity'),
      cell: (one) => <Band from={one.quantityFrom} />,
      figures: true,
      phone: 'right',
      phoneLabel: t('quantity'),
    },
    {
      key: 'price',
      head: t('price'),
      cell: (one) =>
        one.unitPrice === null ? (
          <span className={styles.quiet}>{t('kept')}</span>
        ) : (
          <UnitPriceText price={one.unitPrice} decimals={decimals} />
        ),
      figures: true,
      phone: 'value',
    },
    {
      key: 'condition',
      head: catalog('offer.condition'),
      cell: (one) => catalog(`condition.${one.condition}`),
      phone: 'left',
    },
    {
      key: 'lead',
      head: catalog('offer.lead'),
      cell: (one) => catalog(`leadTime.${one.leadTime}`),
      phone: 'right',
    },
  ];
  return (
    <Table
      label={t('label', { model: keyword })}
      columns={columns}
      rows={rows}
      rowKey={(one) => (rows ?? []).indexOf(one).toString()}
      refetching={refetching}
      skeletonRows={skeletonRows}
      empty={<Empty title={t('empty', { keyword })} />}
    />
  );
}

/** An order of magnitude of pieces: 1,000–9,999. */
function Band({ from }: { from: number }) {
  const { number } = useFormat();
  const next = quantityBands.find((one) => one > from);
  return (
    <span translate="no">
      {next === undefined ? `${number(from)}+` : `${number(from)}–${number(next - 1)}`}
    </span>
  );
}
