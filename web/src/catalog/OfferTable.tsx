import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import type { Offer } from '#contract/catalog/search-schemas.ts';
import type { TrackRecord } from '#contract/companies/standing-schemas.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { selectOffer, useSelectedOffers } from '#web/page/asked-offers.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { BlacklistTag, DepositNotes } from '#web/widgets/money/PriceCaution.tsx';
import { GradeMark } from '#web/widgets/parts/GradeCells.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { SellerName, useSellerName } from '#web/widgets/SellerName.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './catalog.module.css';
import { usePriceColumns } from './PriceCells.tsx';
import { daysSince } from './stock-age.ts';

interface Props {
  readonly model: string;
  readonly manufacturer: string;
  /** `undefined` while they are awaited. */
  readonly offers: readonly Offer[] | undefined;
  /** The number of pieces that the reader needs. */
  readonly needed: number | null;
  /** Quantities at which prices of the whole list change, the most common first. */
  readonly listBreaks: readonly number[];
  /** When they were read; the server's drawing and the browser's first one agree on it. */
  readonly now: number;
  readonly refetching?: boolean | undefined;
  readonly skeletonRows?: number | undefined;
}

/** Offers of one part side by side: seller and record, goods, prices by quantity, stock's age. */
export function OfferTable(props: Props) {
  const { model, offers, needed, now, refetching, skeletonRows } = props;
  const t = useTranslator('catalog');
  const { selectColumn, actionColumn, isChosen } = useOfferSelection(props);
  const prices = usePriceColumns(offers ?? [], needed, props.listBreaks);
  const columns: Column<Offer>[] = [
    ...selectColumn,
    {
      key: 'seller',
      head: t('offer.seller'),
      width: '15%',
      cell: (one) => <SellerCell offer={one} />,
      phone: 'title',
    },
    {
      key: 'condition',
      head: t('offer.condition'),
      width: '9.5%',
      cell: (one) => <ConditionCell offer={one} />,
      phone: 'left',
    },
    {
      key: 'dateCode',
      head: t('offer.dateCode'),
      width: '6.5%',
      cell: (one) => <span translate="no">{one.dateCode || '–'}</span>,
      phone: 'right',
      phoneLabel: t('offer.dateCode'),
    },
    {
      key: 'stock',
      head: t('offer.stock'),
      width: '9%',
      cell: (one) => <StockCell offer={one} />,
      figures: true,
      phone: 'right',
      phoneLabel: t('offer.stock'),
    },
    ...prices,
    ...useAgeColumns(now),
    ...actionColumn,
  ];
  return (
    <div className={styles.offers}>
      <Table
        label={t('offer.table', { model })}
        columns={columns}
        rows={offers}
        rowKey={(one) => one.id}
        chosen={isChosen}
        refetching={refetching}
        // All groups of a list have one grid: a column stands below that of the group above.
        fixed
        skeletonRows={skeletonRows}
      />
    </div>
  );
}

/** How soon an offer can leave, how old it is, and the last inspection of its seller. */
function useAgeColumns(now: number): Column<Offer>[] {
  const t = useTranslator('catalog');
  return [
    {
      key: 'lead',
      foldsUnder: 'stock',
      head: <span className={styles.after}>{t('offer.lead')}</span>,
      width: '7.5%',
      cell: (one) => <span className={styles.after}>{t(`leadTime.${one.leadTime}`)}</span>,
      phone: 'left',
      phoneLabel: t('offer.lead'),
    },
    {
      key: 'confirmed',
      foldsUnder: 'condition',
      head: t('offer.confirmed'),
      width: '8%',
      cell: (one) => <AgeCell confirmedAt={one.confirmedAt} now={now} />,
      phone: 'left',
      phoneLabel: t('offer.confirmed'),
    },
    {
      key: 'inspection',
      foldsUnder: 'seller',
      head: t('offer.inspection'),
      cell: (one) => <InspectionCell offer={one} />,
      phone: 'left',
      phoneLabel: t('offer.inspection'),
    },
  ];
}

interface OfferSelection {
  readonly selectColumn: readonly Column<Offer>[];
  readonly actionColumn: readonly Column<Offer>[];
  readonly isChosen: (offer: Offer) => boolean;
}

/** How offers are chosen for an enquiry, several or one at once; a seller, who sends none, has none. */
function useOfferSelection({ model, manufacturer, needed }: Props): OfferSelection {
  const t = useTranslator('catalog');
  const nameOf = useSellerName();
  const chosen = useSelectedOffers();
  const isMember = useSession('member') !== null;
  const user = useCallQuery(loginUser, {}, { enabled: isMember, quiet: true }).data;
  const isChosen = ({ id }: Offer) => chosen.some((one) => one.id === id);
  if (user?.mainIdentity === 'seller') return { selectColumn: [], actionColumn: [], isChosen };
  const select = (offer: Offer, on: boolean) => {
    const { id, unitPrice, dateCode, quantity } = offer;
    const sellerName = nameOf(offer.sellerName, offer.standing);
    const snapshot = { unitPrice, dateCode, stock: quantity };
    selectOffer({ id, mpn: model, manufacturer, sellerName, quantity: needed, snapshot }, on);
  };
  const selectColumn: Column<Offer> = {
    key: 'ask',
    head: <span className={text.vh}>{t('offer.choose')}</span>,
    width: 28,
    phone: 'choose',
    cell: (one) => (
      <Checkbox
        checked={isChosen(one)}
        aria-label={t('offer.ask', { seller: nameOf(one.sellerName, one.standing) })}
        onChange={(on) => select(one, on)}
      />
    ),
  };
  const actionColumn: Column<Offer> = {
    key: 'act',
    head: t('offer.asks'),
    action: true,
    width: 100,
    phone: 'right',
    cell: (one) => (
      <ButtonLink
        size="sm"
        to="/post-inquiry?offers=1"
        aria-label={t('offer.ask', { seller: nameOf(one.sellerName, one.standing) })}
        onClick={() => select(one, true)}
      >
        {t('offer.asks')}
      </ButtonLink>
    ),
  };
  return { selectColumn: [selectColumn], actionColumn: [actionColumn], isChosen };
}

/** The condition, and below it how the goods are packed. */
function ConditionCell({ offer: { condition, packaging } }: { offer: Offer }) {
  const t = useTranslator('catalog');
  return (
    <>
      {t(`condition.${condition}`)}
      {packaging && <CellNote>{t(`packaging.${packaging}`)}</CellNote>}
    </>
  );
}

function SellerCell({ offer }: { offer: Offer }) {
  return (
    <>
      <Link className={styles.seller} to={`/seller-info-detail/${offer.sellerId}`} translate="no">
        <SellerName name={offer.sellerName} record={offer.standing} />
      </Link>
      <BlacklistTag stage={offer.standing?.blacklist} />
      <CellNote>
        <LotsPassedCell record={offer.standing} />
      </CellNote>
      <DepositNotes record={offer.standing} />
    </>
  );
}

/** Lots passed of lots inspected, with the interval that so few or so many allow. */
function LotsPassedCell({ record }: { record: TrackRecord | null }) {
  const t = useTranslator('catalog');
  const { number, percent } = useFormat();
  if (!record?.interval || record.inspectedLots === 0) return t('offer.lotsNone');
  const { passedLots: passed, inspectedLots: inspected, interval } = record;
  return t('offer.lots', {
    passed,
    inspected,
    low: number(Math.round(interval.low * 100)),
    // The two figures of an interval stay on one line.
    high: `\u2060${percent(interval.high)}`,
  });
}

function StockCell({ offer }: { offer: Offer }) {
  const t = useTranslator('catalog');
  const { number } = useFormat();
  return (
    <>
      <Quantity count={offer.quantity} bare />
      {offer.moq !== null && offer.moq > 1 && (
        <CellNote>{t('offer.moq', { quantity: number(offer.moq) })}</CellNote>
      )}
    </>
  );
}

function AgeCell({ confirmedAt, now }: { confirmedAt: string; now: number }) {
  const t = useTranslator('catalog');
  const days = daysSince(confirmedAt, now);
  return (
    <time dateTime={confirmedAt}>
      {days === 0 ? t('offer.today') : t('offer.daysAgo', { count: days })}
    </time>
  );
}

/** The last inspection of this part from this seller: of a lot before the one on offer. */
function InspectionCell({ offer }: { offer: Offer }) {
  const t = useTranslator('catalog');
  const parts = useTranslator('widgets');
  const last = offer.lastInspection;
  if (last === null) return <span className={styles.quiet}>{t('offer.inspectionNone')}</span>;
  const verdict = parts(`verdict.${last.verdict}`);
  if (last.grade === null) {
    return (
      <>
        <span className={styles.inspection}>
          {verdict} <DateTime at={last.at} form="day" />
        </span>
        <CellNote>{t('offer.inspectionLot')}</CellNote>
      </>
    );
  }
  const said = t('offer.graded', { verdict, grade: last.grade });
  return (
    <>
      <span className={styles.inspection} title={said}>
        <span aria-hidden="true">
          <GradeMark grade={last.grade} />
        </span>
        <span className={text.vh}>{said}</span>
        <DateTime at={last.at} form="day" />
      </span>
      <CellNote>{t('offer.inspectionLot')}</CellNote>
    </>
  );
}
