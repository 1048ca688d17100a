import { Link } from 'react-router';
import { searchElectronic, suggest } from '#contract/catalog/calls.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './catalog.module.css';
import { OfferGroup } from './OfferGroup.tsx';
import {
  exactPartAddress,
  groupKey,
  isForcedExact,
  type PartQuery,
  searchAddress,
  toOfferFilter,
  withoutFilters,
} from './part-query.ts';
import { commonBreaks } from './price-columns.ts';
import { RequestPartLink } from './RequestPartLink.tsx';
import { useWatchedParts } from './use-watched-parts.ts';
import { WatchPart } from './WatchPart.tsx';

interface Props {
  readonly query: PartQuery;
  /** The keyword is offered, but the filters let nothing through. */
  readonly isFiltered: boolean;
  /** There are results, on pages before this one. */
  readonly isBeyond: boolean;
}

/** No results: why, what is like it, and the ways on. */
export function NothingFound({ query, isFiltered, isBeyond }: Props) {
  const t = useTranslator('catalog');
  const { keyword, isAccurate } = query;
  if (isBeyond) {
    return (
      <Empty
        title={t('nothing.beyond')}
        action={
          <ButtonLink to={searchAddress({ ...query, pageNum: 1 })}>{t('nothing.first')}</ButtonLink>
        }
      />
    );
  }
  if (isFiltered) {
    return (
      <Empty
        title={t('nothing.noneFiltered', { keyword })}
        action={
          <ButtonLink to={searchAddress(withoutFilters(query))}>{t('nothing.clear')}</ButtonLink>
        }
      />
    );
  }
  const wrong = keywordViolation(keyword);
  if (wrong !== null) {
    return (
      <>
        <Empty title={t(`nothing.${wrong}`)} />
        <Manufacturers keyword={keyword} />
      </>
    );
  }
  const isShort = isForcedExact(keyword);
  return (
    <>
      <Empty
        title={t(isAccurate === 1 ? 'nothing.noneExact' : 'nothing.none', { keyword })}
        action={
          <span className={styles.buttons}>
            {isAccurate === 1 && !isShort && (
              <ButtonLink to={searchAddress({ ...query, isAccurate: 0 })}>
                {t('nothing.fuzzy')}
              </ButtonLink>
            )}
            <RequestPartLink mpn={keyword} quantity={query.quantity} primary />
            <WatchNumber keyword={keyword} quantity={query.quantity} />
          </span>
        }
      >
        {t('nothing.text')}
      </Empty>
      {isShort ? (
        <NumbersStartingSo keyword={keyword} />
      ) : (
        isAccurate === 1 && <SimilarParts query={query} />
      )}
      <Manufacturers keyword={keyword} />
    </>
  );
}

/** Why a keyword can be no part number; null where it could be one, to ask for and to watch. */
function keywordViolation(keyword: string): 'noSigns' | 'han' | null {
  if (!/[\p{L}\p{N}]/u.test(keyword)) return 'noSigns';
  return /\p{Script=Han}/u.test(keyword) ? 'han' : null;
}

/** Manufacturers whom the keyword names, and who sells what they make. */
function Manufacturers({ keyword }: { keyword: string }) {
  const t = useTranslator('catalog');
  const manufacturers = useCallQuery(suggest, { keyword }).data?.makers ?? [];
  if (manufacturers.length === 0) return null;
  return (
    <Section title={t('nothing.makers')} className={styles.likes}>
      <ul>
        {manufacturers.map((manufacturer) => (
          <li key={manufacturer}>
            <b translate="no">{manufacturer}</b>
            <Link to={`/seller-search-results?${new URLSearchParams({ brand: manufacturer })}`}>
              {t('nothing.sellersOf')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Watches a number that nobody offers yet, of whichever maker. */
function WatchNumber({ keyword, quantity }: { keyword: string; quantity: number | null }) {
  const watched = useWatchedParts([{ mpn: keyword, manufacturer: '' }]);
  return <WatchPart mpn={keyword} manufacturer="" {...{ quantity, watched }} button />;
}

/** Part numbers in stock that begin with so short a keyword. */
function NumbersStartingSo({ keyword }: { keyword: string }) {
  const found = useCallQuery(suggest, { keyword }).data?.parts ?? [];
  return <SuggestedNumbers keyword={keyword} parts={found} />;
}

/** Results of a fuzzy search where the exact one did not: numbers that begin so come first. */
function SimilarParts({ query }: { query: PartQuery }) {
  const t = useTranslator('catalog');
  const { keyword, sort } = query;
  const wider = { ...query, isAccurate: 0 as const };
  const found = useCallQuery(searchElectronic, {
    keyword,
    isAccurate: 0,
    ...toOfferFilter(query),
    sort,
    pageSize: limits.pageSizeDefault,
  });
  const groups = found.data?.list ?? [];
  const watched = useWatchedParts(groups);
  const listBreaks = commonBreaks(groups.flatMap(({ offers }) => offers));
  if (groups.length === 0) return null;
  return (
    <Section
      title={t('nothing.similar')}
      action={<Link to={searchAddress(wider)}>{t('nothing.fuzzy')}</Link>}
      className={styles.likes}
    >
      {groups.map((group) => (
        <OfferGroup
          key={groupKey(group)}
          group={group}
          query={wider}
          searchedFor={keyword}
          listBreaks={listBreaks}
          now={found.dataUpdatedAt}
          watched={watched}
          partAddress={exactPartAddress(group.mpn)}
        />
      ))}
    </Section>
  );
}

function SuggestedNumbers(props: {
  keyword: string;
  parts: readonly { readonly mpn: string; readonly manufacturer: string }[];
}) {
  const t = useTranslator('catalog');
  const { keyword, parts } = props;
  if (parts.length === 0) return null;
  return (
    <Section title={t('nothing.similar')} className={styles.likes}>
      <ul>
        {parts.map(({ mpn, manufacturer }) => (
          <li key={`${mpn} ${manufacturer}`}>
            <Mpn
              mpn={mpn}
              size={16}
              to={exactPartAddress(mpn)}
              differsFrom={keyword}
              ownSignsOnly
            />
            <span translate="no">{manufacturer}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
