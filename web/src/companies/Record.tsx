import type { SellerRow } from '#contract/companies/schemas.ts';
import type { TrackRecord } from '#contract/companies/standing-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { BlacklistTag } from '#web/widgets/money/PriceCaution.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './companies.module.css';
import { CompanyText } from './Said.tsx';

function useShare() {
  const t = useTranslator('companies');
  const { percent } = useFormat();
  return ({ passedLots, inspectedLots, interval }: TrackRecord) =>
    interval === null
      ? null
      : t('standing.share', {
          share: percent(passedLots / inspectedLots),
          low: percent(interval.low),
          high: percent(interval.high),
        });
}

/** Lots passed of lots inspected with their interval, for a cell of a list. */
export function LotRecord({ record }: { record: TrackRecord }) {
  const t = useTranslator('companies');
  const share = useShare();
  if (record.inspectedLots === 0) {
    return (
      <>
        <span className={styles.quiet}>{t('standing.lotsNone')}</span>{' '}
        <BlacklistTag stage={record.blacklist} />
      </>
    );
  }
  const { passedLots: passed, inspectedLots: inspected } = record;
  return (
    <>
      <span className={styles.figure}>{t('standing.lotsValue', { passed, inspected })}</span>
      <CellNote>{share(record)}</CellNote>
      <BlacklistTag stage={record.blacklist} />
    </>
  );
}

/** Orders shipped in time of those that were due, for a cell of a list. */
export function Shipments({ record }: { record: TrackRecord }) {
  const t = useTranslator('companies');
  if (record.shipments === null) {
    return (
      <span className={styles.quiet} title={t('standing.shipmentsNone')}>
        —
      </span>
    );
  }
  return <span className={styles.figure}>{t('standing.shipmentsValue', record.shipments)}</span>;
}

/** All that the platform counted of a seller. */
export function SellerRecordFacts(props: {
  record: TrackRecord;
  deposit: SellerRow['deposit'];
  stock: number;
}) {
  const { record, deposit, stock } = props;
  const t = useTranslator('companies');
  const share = useShare();
  const { passedLots: passed, inspectedLots: inspected, shipments, enquiries } = record;
  return (
    <div className={styles.facts}>
      <DefinitionList
        items={[
          {
            key: 'lots',
            term: t('standing.lots'),
            value:
              inspected === 0 ? (
                t('standing.lotsNone')
              ) : (
                <>
                  <b>{t('standing.lotsValue', { passed, inspected })}</b>
                  <CellNote>{share(record)}</CellNote>
                </>
              ),
          },
          {
            key: 'shipments',
            term: t('standing.shipments'),
            value: shipments ? (
              <b>{t('standing.shipmentsValue', shipments)}</b>
            ) : (
              t('standing.shipmentsNone')
            ),
          },
          {
            key: 'enquiries',
            term: t('standing.enquiries'),
            value: enquiries ? (
              <b>{t('standing.enquiriesValue', enquiries)}</b>
            ) : (
              t('standing.enquiriesNone')
            ),
          },
          {
            key: 'deposit',
            term: t('standing.deposit'),
            value: <DepositState deposit={deposit} record={record} />,
          },
          {
            key: 'stock',
            term: t('standing.stock'),
            value: (
              <>
                <b>{t('standing.stockValue', { count: stock })}</b>
                <CellNote>{t('standing.stockNote')}</CellNote>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

/** The integrity deposit of a seller: held, asked back, returned, waived in support's words, or none. */
function DepositState(props: { deposit: SellerRow['deposit']; record: TrackRecord }) {
  const { deposit } = props;
  const { depositReturn, depositWaiver: waiver } = props.record;
  const t = useTranslator('companies');
  const date = depositReturn && <DateTime key="date" at={depositReturn.since} form="day" />;
  if (deposit !== null) {
    return (
      <>
        <b>
          {t.parts('standing.depositHeld', { money: <MoneyText money={deposit} key="money" /> })}
        </b>
        {date && <CellNote tone="amber">{t.parts('standing.depositAskedBack', { date })}</CellNote>}
      </>
    );
  }
  const isReturned = date && depositReturn?.state === 'returned';
  if (waiver === '') {
    return isReturned ? t.parts('standing.depositReturned', { date }) : t('standing.depositNone');
  }
  return (
    <>
      {t('standing.depositWaived')}
      <CellNote>
        <CompanyText text={waiver} />
      </CellNote>
      {isReturned && <CellNote>{t.parts('standing.depositReturned', { date })}</CellNote>}
    </>
  );
}
