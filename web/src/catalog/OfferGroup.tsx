import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { searchOffers } from '#contract/catalog/calls.ts';
import { OFFERS_DEPTH, PRICES_MIN } from '#contract/catalog/search.ts';
import type { PartGroup } from '#contract/catalog/search-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useRenderedFile } from '#web/page/rendered-files.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { PriceCautionText } from '#web/widgets/money/PriceCaution.tsx';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './catalog.module.css';
import { MatchReason } from './MatchReason.tsx';
import { OfferTable } from './OfferTable.tsx';
import { groupKey, type PartQuery, searchAddress, toggled, toOfferFilter } from './part-query.ts';
import { RequestPartLink } from './RequestPartLink.tsx';
import type { WatchedParts } from './use-watched-parts.ts';
import { WatchPart } from './WatchPart.tsx';

const PRICES = 'src/catalog/prices/PriceHistory.tsx';
const PAGE_SIZE = 20;

// Fetched when a reader opens the prices of a part; the line above a group, once it is shown.
const PriceHistory = lazy(() => import('./prices/PriceHistory.tsx'));
const PriceLine = lazy(() => import('./prices/PriceLine.tsx'));

interface Props {
  readonly group: PartGroup;
  readonly query: PartQuery;
  /** The searched text: the keyword, or the number found in it. */
  readonly searchedFor: string;
  /** Quantities at which prices of the whole list change, the most common first. */
  readonly listBreaks: readonly number[];
  /** When the answer was read. */
  readonly now: number;
  readonly watched: WatchedParts | null;
  /** Where the number by itself is found; nothing where the page is that already. */
  readonly partAddress?: string | undefined;
}

/** A link that changes what a page shows and leaves the reader where they are. */
function StayLink(props: { to: string; expanded?: boolean; children: ReactNode }) {
  return (
    <Link to={props.to} state={{ stay: true }} replace aria-expanded={props.expanded}>
      {props.children}
    </Link>
  );
}

/** One part number of one maker: why it was found, its lab record, its offers side by side. */
export function OfferGroup(props: Props) {
  const { group, query, searchedFor, listBreaks, now, watched, partAddress } = props;
  const { mpn, manufacturer } = group;
  const key = groupKey(group);
  const isUnfolded = query.unfolded.includes(key);
  const isPriced = query.priced.includes(key);
  return (
    <section className={styles.group} aria-label={`${mpn} ${manufacturer}`}>
      <header className={styles.groupHead}>
        <div>
          <h2>
            <Mpn mpn={mpn} to={partAddress} size={20} differsFrom={searchedFor} ownSignsOnly />
          </h2>
          <p className={styles.facts}>
            <b translate="no">{manufacturer}</b>
            <MatchReason group={group} />
          </p>
        </div>
        <GroupSummary group={group} />
      </header>
      {isPriced && <Prices group={group} />}
      {isUnfolded ? (
        <AllOffers {...{ group, query, listBreaks, now }} />
      ) : (
        group.offers.length > 0 && (
          <OfferTable
            model={mpn}
            manufacturer={manufacturer}
            offers={group.offers}
            needed={query.quantity}
            listBreaks={listBreaks}
            now={now}
          />
        )
      )}
      <GroupFooter {...{ group, query, watched, isUnfolded, isPriced }} />
    </section>
  );
}

/** At the right of a group's head: the line of inspected prices, the lowest offer, the lab's record. */
function GroupSummary({ group }: { group: PartGroup }) {
  const t = useTranslator('catalog');
  const isHydrated = useHydrated();
  const { lab, lowest, lowestBy, offers } = group;
  const hasLine = isHydrated && offers.length > 0 && lab.inspected >= PRICES_MIN;
  return (
    <div className={styles.record}>
      {hasLine && (
        <Suspense>
          <PriceLine mpn={group.mpn} manufacturer={group.manufacturer} />
        </Suspense>
      )}
      <p>
        <b>
          {lowest === null
            ? t('group.onRequest')
            : t.parts('group.from', { money: <UnitPriceText price={lowest} currency="USD" /> })}
        </b>
        {lowestBy && (
          <span className={styles.caution}>
            <PriceCautionText caution={lowestBy} />
          </span>
        )}
        {lab.inspected > 0 && (
          <span>{t('group.lab', { count: lab.inspected, passed: lab.passed })}</span>
        )}
      </p>
    </div>
  );
}

function Prices({ group }: { group: PartGroup }) {
  // Its styles stand on a drawn page from the start; its program comes by itself.
  useRenderedFile(PRICES, 'still');
  return (
    <Suspense>
      <PriceHistory mpn={group.mpn} manufacturer={group.manufacturer} />
    </Suspense>
  );
}

type AllOffersProps = Omit<Props, 'searchedFor' | 'watched' | 'partAddress'>;

/** All offers of a group that may be shown, by pages. */
function AllOffers({ group, query, listBreaks, now }: AllOffersProps) {
  const t = useTranslator('catalog');
  const { mpn, manufacturer } = group;
  const last = Math.max(1, Math.ceil(Math.min(group.lines, OFFERS_DEPTH) / PAGE_SIZE));
  const pageNum = Math.min(query.offersPage, last);
  const read = useCallQuery(
    searchOffers,
    { mpn, manufacturer, ...toOfferFilter(query), sort: query.sort, pageNum, pageSize: PAGE_SIZE },
    { previous: true },
  );
  const offers = read.data?.list ?? (group.offers.length > 0 ? group.offers : undefined);
  if (read.isError) {
    return <FailNote error={read.error} again={() => void read.refetch()} />;
  }
  return (
    <>
      <OfferTable
        model={mpn}
        manufacturer={manufacturer}
        offers={offers}
        needed={query.quantity}
        listBreaks={listBreaks}
        now={now}
        refetching={read.isPending || read.isPlaceholderData}
      />
      {read.data && read.data.total > PAGE_SIZE && (
        <Pager
          total={read.data.total}
          page={pageNum}
          pageSize={PAGE_SIZE}
          pageHref={(page) => searchAddress({ ...query, offersPage: page })}
        />
      )}
      {read.data?.bounded && (
        <p className={styles.quiet}>{t('group.bounded', { count: OFFERS_DEPTH })}</p>
      )}
    </>
  );
}

/** Under a group: its other offers, its prices, and the way to ask for it. */
function GroupFooter(
  props: Omit<Props, 'searchedFor' | 'listBreaks' | 'now'> & {
    isUnfolded: boolean;
    isPriced: boolean;
  },
) {
  const { group, query, watched, isUnfolded, isPriced } = props;
  const t = useTranslator('catalog');
  const key = groupKey(group);
  const canUnfold = isUnfolded || group.lines > group.offers.length;
  return (
    <p className={styles.groupFoot}>
      {canUnfold && (
        <StayLink
          to={searchAddress({ ...query, unfolded: toggled(query.unfolded, key), offersPage: 1 })}
          expanded={isUnfolded}
        >
          {isUnfolded ? t('group.fold') : <UnfoldLabel group={group} />}
        </StayLink>
      )}
      {(group.lab.inspected > 0 || group.offers.length > 0) && (
        <StayLink
          to={searchAddress({ ...query, priced: toggled(query.priced, key) })}
          expanded={isPriced}
        >
          {t('group.prices')}
        </StayLink>
      )}
      <RequestPartLink mpn={group.mpn} quantity={query.quantity} />
      <WatchPart
        mpn={group.mpn}
        manufacturer={group.manufacturer}
        quantity={query.quantity}
        watched={watched}
      />
    </p>
  );
}

function UnfoldLabel({ group }: { group: PartGroup }) {
  const t = useTranslator('catalog');
  const { lines, linesMore, lowest, lowestBy, offers } = group;
  if (lines > OFFERS_DEPTH) {
    const all = linesMore ? `${lines}+` : String(lines);
    return t('group.moreOf', { count: OFFERS_DEPTH, lines: all });
  }
  if (offers.length > 0) return t('group.more', { count: lines - offers.length });
  if (lowest === null) return t('group.unfold', { count: lines });
  return (
    <>
      {t.parts('group.unfoldFrom', {
        count: lines,
        money: <UnitPriceText price={lowest} currency="USD" />,
      })}
      {lowestBy && (
        <>
          {' ('}
          <PriceCautionText caution={lowestBy} />)
        </>
      )}
    </>
  );
}
