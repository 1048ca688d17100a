import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SellerRow } from '#contract/companies/schemas.ts';
import { useLanguage, useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { Logo } from '../album/Logo.tsx';
import styles from '../companies.module.css';
import { namesOf } from '../names.ts';
import { Place } from '../Place.tsx';
import { LotRecord, Shipments } from '../Record.tsx';
import { CompanyText } from '../Said.tsx';

const BRANDS = 4;

/** The page of a seller. */
export const sellerPath = (id: string): string => `/seller-info-detail/${id}`;

interface Props<Row extends SellerRow> {
  readonly label: string;
  readonly rows: readonly Row[] | undefined;
  readonly refetching: boolean;
  readonly skeletonRows: number;
  readonly empty: ReactNode;
  /** Columns after those of every list of sellers. */
  readonly more?: readonly Column<Row>[] | undefined;
  /** False where a seller has no page any more. */
  readonly open?: ((row: Row) => boolean) | undefined;
}

/** A seller's logo, name and place. */
function Company({ row, open }: { row: SellerRow; open: boolean }) {
  const [first, second] = namesOf(row, useLanguage());
  const name = <CompanyText text={first} name />;
  return (
    <span className={styles.company}>
      <Logo link={row.logo} company={row.company} />
      <span>
        {open ? (
          <Link className={styles.name} to={sellerPath(row.id)}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {second && (
          <CellNote>
            <CompanyText text={second} name />
          </CellNote>
        )}
        <CellNote>
          <Place of={row} />
        </CellNote>
      </span>
    </span>
  );
}

/** Sellers, each with what the platform counted of it. */
export function SellerTable<Row extends SellerRow>(props: Props<Row>) {
  const { label, rows, refetching, skeletonRows, empty, more = [], open = () => true } = props;
  const t = useTranslator('companies');
  const { number } = useFormat();
  const columns: Column<Row>[] = [
    {
      key: 'company',
      head: t('column.company'),
      cell: (row) => <Company row={row} open={open(row)} />,
      phone: 'wide',
    },
    {
      key: 'record',
      head: t('column.record'),
      cell: (row) => <LotRecord record={row.standing} />,
      phone: 'wide',
      phoneLabel: t('column.record'),
    },
    {
      key: 'shipments',
      head: t('column.shipments'),
      cell: (row) => <Shipments record={row.standing} />,
      phone: 'left',
      phoneLabel: t('column.shipments'),
    },
    {
      key: 'stock',
      head: t('column.stock'),
      cell: (row) => number(row.stockLines),
      figures: true,
      phone: 'right',
      phoneLabel: t('column.stock'),
    },
    {
      key: 'brands',
      head: t('column.brands'),
      cell: (row) => <span translate="no">{row.brands.slice(0, BRANDS).join(' · ')}</span>,
      phone: 'wide',
    },
    ...more,
  ];
  return (
    <div className={styles.scroll}>
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        refetching={refetching}
        skeletonRows={skeletonRows}
        empty={empty}
      />
    </div>
  );
}
