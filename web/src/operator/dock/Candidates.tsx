import { Link } from 'react-router';
import type { ScannedSeveral } from '#contract/dock/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './dock.module.css';

/** Parcels of claims are counted on the claim's page. */
export const claimPage = (id: string) => `/ops/after-sales/${id}`;

/** The page of an order at the dock, with the parcel that a number names. */
export const dockOrderPath = (order: {
  readonly orderId: string;
  readonly parcel: number | null;
}): string => `/ops/dock/${order.orderId}${order.parcel === null ? '' : `?parcel=${order.parcel}`}`;

/** Orders and claims with the scanned number of a carrier: their parties and parts tell them apart. */
export function Candidates({ found }: { found: ScannedSeveral }) {
  const t = useTranslator('operator/dock');
  const candidates = [
    ...found.orders.map((order) => ({
      ...order,
      to: dockOrderPath(order),
      no: order.orderNo,
    })),
    ...found.claims.map((claim) => ({
      ...claim,
      to: claimPage(claim.claimId),
      no: claim.claimNo,
      isAwaited: claim.parcel === 'sent',
    })),
  ];
  return (
    <>
      <ul className={styles.parcels} aria-label={t('find.several')}>
        {candidates.map(({ to, no, isAwaited, buyer, seller, mpn }) => (
          <li key={to}>
            <Link to={to}>
              <b translate="no">{no}</b>
              <span>{t(isAwaited ? 'find.awaited' : 'find.notAwaited')}</span>
              <span>
                <span translate="no">{mpn}</span>
                <small>
                  {buyer} → {seller}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.hasMore && <p className={styles.quiet}>{t('find.hasMore')}</p>}
    </>
  );
}
