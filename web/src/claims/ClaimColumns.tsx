import { Link } from 'react-router';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { Deadline } from '#web/widgets/times/Deadline.tsx';
import { ClaimTag } from './ClaimTag.tsx';
import styles from './claims.module.css';

/** Returns the columns of claims: the part first, then whom it waits for and until when. */
export function useClaimColumns(
  claims: readonly ClaimSummary[] | undefined,
  pathOf: (claim: ClaimSummary) => string,
): readonly Column<ClaimSummary>[] {
  const t = useTranslator('claims');
  const isDesk = claims?.[0]?.me === 'staff';
  return [
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
      head: t(isDesk ? 'list.parties' : 'list.party'),
      // The names of both parties leave no room beside them on a phone.
      phone: isDesk ? 'wide' : 'right',
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
}

const partyOf = ({ me, buyerName, sellerName }: ClaimSummary): string => {
  if (me === 'staff') return `${buyerName} · ${sellerName}`;
  return me === 'buyer' ? sellerName : buyerName;
};

function Next({ claim }: { claim: ClaimSummary }) {
  const { due, yourMove } = claim;
  return (
    <span className={styles.next}>
      <ClaimTag claim={claim} />
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
