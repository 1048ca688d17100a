import { Link } from 'react-router';
import { searchElectronic, suggest } from '#contract/catalog/calls.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { AskForPart } from './AskForPart.tsx';
import styles from './catalog.module.css';
import {
  isForcedExact,
  type PartQuery,
  partPath,
  searchAddress,
  unfiltered,
} from './part-query.ts';
import { useWatched } from './use-watched.ts';
import { WatchPart } from './WatchPart.tsx';

interface Props {
  readonly asked: PartQuery;
  /** The keyword is offered, but the filters let nothing through. */
  readonly isFiltered: boolean;
  /** There are results, on pages before this one. */
  readonly isBeyond: boolean;
}

/** No results: why, what is like it, and the ways on. */
export function NothingFound({ asked, isFiltered, isBeyond }: Props) {
  const t = useTranslator('catalog');
  const { keyword, isAccurate } = asked;
  if (isBeyond) {
    return (
      <Empty
        title={t('nothing.beyond')}
        action={
          <ButtonLink to={searchAddress({ ...asked, pageNum: 1 })}>{t('nothing.first')}</ButtonLink>
        }
      />
    );
  }
  if (isFiltered) {
    return (
      <Empty
        title={t('nothing.noneFiltered', { keyword })}
        action={<ButtonLink to={searchAddress(unfiltered(asked))}>{t('nothing.clear')}</ButtonLink>}
      />
    );
  }
  const wrong = wrongIn(keyword);
  if (wrong !== null) {
    return (
      <>
        <Empty title={t(`nothing.${wrong}`)} />
        <Makers keyword={keyword} />
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
              <ButtonLink to={searchAddress({ ...asked, isAccurate: 0 })}>
                {t('nothing.fuzzy')}
              </ButtonLink>
            )}
            <AskForPart mpn={keyword} quantity={asked.quantity} primary />
            <TellMe keyword={keyword} quantity={asked.quantity} />
          </span>
        }
      >
        {t('nothing.text')}
      </Empty>
      {isShort ? (
        <Beginning keyword={keyword} />
      ) : (
        isAccurate === 1 && <Similar keyword={keyword} />
      )}
      <Makers keyword={keyword} />
    </>
  );
}

/** Why a keyword can be no part number; null where it could be one, to ask for and to watch. */
function wrongIn(keyword: string): 'noSigns' | 'han' | null {
  if (!/[\p{L}\p{N}]/u.test(keyword)) return 'noSigns';
  return /\p{Script=Han}/u.test(keyword) ? 'han' : null;
}

/** Manufacturers whom the keyword names, and who sells what they make. */
function Makers({ keyword }: { keyword: string }) {
  const t = useTranslator('catalog');
  const makers = useCallQuery(suggest, { keyword }).data?.makers ?? [];
  if (makers.length === 0) return null;
  return (
    <Section title={t('nothing.makers')} className={styles.likes}>
      <ul>
        {makers.map((maker) => (
          <li key={maker}>
            <b translate="no">{maker}</b>
            <Link to={`/seller-search-results?${new URLSearchParams({ brand: maker })}`}>
              {t('nothing.sellersOf')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Watches a number that nobody offers yet, of whichever maker. */
function TellMe({ keyword, quantity }: { keyword: string; quantity: number | null }) {
  const watched = useWatched([{ mpn: keyword, manufacturer: '' }]);
  return <WatchPart mpn={keyword} manufacturer="" {...{ quantity, watched }} button />;
}

/** Part numbers in stock that begin with so short a keyword. */
function Beginning({ keyword }: { keyword: string }) {
  const found = useCallQuery(suggest, { keyword }).data?.parts ?? [];
  return <Likes keyword={keyword} parts={found} />;
}

/** Part numbers that a fuzzy search finds where the exact one did not. */
function Similar({ keyword }: { keyword: string }) {
  const pageSize = limits.pageSizeDefault;
  const found =
    useCallQuery(searchElectronic, { keyword, isAccurate: 0, pageSize }).data?.list ?? [];
  return <Likes keyword={keyword} parts={found} />;
}

function Likes(props: {
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
            <Mpn mpn={mpn} size={16} to={partPath(mpn)} differsFrom={keyword} ownSignsOnly />
            <span translate="no">{manufacturer}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
