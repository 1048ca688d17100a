import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { Quantity } from '#web/widgets/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { Deadline } from '#web/widgets/times/Deadline.tsx';
import { ClaimTag } from './ClaimTag.tsx';
import styles from './claims.module.css';

interface Props {
  readonly label: string;
  readonly claims: readonly ClaimSummary[] | undefined;
  readonly pathOf: (claim: ClaimSummary) => string;
  readonly refetching: boolean;
  readonly empty: ReactNode;
}

/** Claims as rows: the part first, then whom it waits for and until when. */
export function ClaimRows({ label, claims, pathOf, refetching, empty }: Props) {
  const t = useTranslator('claims');
  const columns: Column<ClaimSummary>[] = [
    {
      key: 'part',
      head: t('list.part'),
      phone: 'title',
      cell: (one) => (
        <>
          <Mpn mpn={one.mpn} to={pathOf(one)} />
          <CellNote>
            {one.manufacturer} <Quantity count={one.quantity} />
          </CellNote>
        </>
      ),
    },
    {
      key: 'no',
      head: t('list.no'),
      phone: 'left',
      cell: (one) => (
        <>
          <Link className={styles.no} translate="no" to={pathOf(one)}>
            {one.no}
          </Link>
          <CellNote>
            <span translate="no">{one.orderNo}</span> <DateTime at={one.appliedAt} form="day" />
          </CellNote>
        </>
      ),
    },
    {
      key: 'party',
      head: t(claims?.[0]?.me === 'staff' ? 'list.parties' : 'list.party'),
      phone: 'right',
      cell: partyOf,
    },
    { key: 'next', head: t('list.next'), phone: 'wide', cell: (one) => <Next claim={one} /> },
    {
      key: 'amount',
      head: t('list.amount'),
      figures: true,
      phone: 'value',
      cell: (one) => (
        <>
          <MoneyText money={one.amount} />
          <CellNote>{t(`remedy.${one.remedy}`)}</CellNote>
        </>
      ),
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={claims}
      rowKey={(one) => one.id}
      refetching={refetching}
      empty={empty}
    />
  );
}

const partyOf = ({ me, buyerName, sellerName }: ClaimSummary): string => {
  if (me === 'staff') return `${buyerName} · ${sellerName}`;
  return me === 'buyer' ? sellerName : buyerName;
};

function Next({ claim }: { claim: ClaimSummary }) {
  const { due, yourMove, state } = claim;
  return (
    <span className={styles.next}>
      <ClaimTag state={state} mine={yourMove} />
      {due?.at && (
        <Deadline
          dueAt={due.at}
          workingDaysLeft={due.workingDaysLeft}
          workingDaysAllowed={due.workingDaysAllowed}
          late={due.late}
          mine={yourMove}
        />
      )}
    </span>
  );
}
