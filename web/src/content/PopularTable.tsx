import type { PopularPart } from '#contract/content/popular-part-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { type PublicRows, ReportTo } from './BlacklistTable.tsx';
import styles from './lists.module.css';

const tones: Record<Verdict, TagTone> = {
  pass: 'pass',
  conditional: 'wait',
  suspect: 'wait',
  fail: 'fail',
};

/** The bench's verdict with its grade: "Pass · B". */
export function VerdictAndGrade({ part }: { part: Pick<PopularPart, 'verdict' | 'grade'> }) {
  const t = useTranslator('widgets');
  const word = t(`verdict.${part.verdict}`);
  return (
    <Tag tone={tones[part.verdict]}>{part.grade === null ? word : `${word} · ${part.grade}`}</Tag>
  );
}

/** A part's own search: a visitor sees who offers it now. */
const searchOf = (mpn: string) =>
  `/part-search?${new URLSearchParams({ keyword: mpn, isAccurate: '1' })}`;

/** Popular parts with the columns of the specification, in its order (section 3). */
export function PopularTable(table: PublicRows<PopularPart>) {
  const t = useTranslator('blog');
  const decimals = columnDecimals((table.rows ?? []).flatMap((row) => row.unitPrice ?? []));
  return (
    <div className={styles.scroll}>
      <Table<PopularPart>
        label={t('popular.title')}
        {...table}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'mpn',
            head: t('popular.mpn'),
            phone: 'title',
            cell: (row) => <Mpn mpn={row.mpn} to={searchOf(row.mpn)} />,
          },
          {
            key: 'mfg',
            foldsUnder: 'mpn',
            head: t('popular.mfg'),
            phone: 'left',
            cell: (row) => <span translate="no">{row.manufacturer}</span>,
          },
          {
            key: 'qty',
            head: t('popular.qty'),
            figures: true,
            phoneLabel: t('popular.qty'),
            phone: 'right',
            cell: (row) => <Quantity count={row.quantity} bare />,
          },
          {
            key: 'supplier',
            head: t('popular.supplier'),
            phone: 'wide',
            cell: (row) => <span translate="no">{row.supplier}</span>,
          },
          {
            key: 'price',
            head: t('popular.price'),
            figures: true,
            phone: 'value',
            cell: (row) =>
              row.unitPrice === null ? (
                <span className={styles.quiet}>{t('popular.priceMembers')}</span>
              ) : (
                <UnitPriceText price={row.unitPrice} currency="USD" decimals={decimals} />
              ),
          },
          {
            key: 'time',
            head: t('popular.time'),
            phone: 'wide',
            cell: (row) => <DateTime at={row.at} />,
          },
          {
            key: 'result',
            head: t('popular.result'),
            phone: 'left',
            cell: (row) => <VerdictAndGrade part={row} />,
          },
          {
            key: 'report',
            head: t('popular.report'),
            phone: 'right',
            cell: (row) => <ReportTo report={row.report} />,
          },
        ]}
      />
    </div>
  );
}
