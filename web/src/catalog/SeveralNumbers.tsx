import { Link } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { storeDraft } from '#web/ui/form/draft-storage.ts';
import { Note } from '#web/ui/Note.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './catalog.module.css';
import { type PartQuery, searchAddress, withoutFilters } from './part-query.ts';

const NUMBERS_VISIBLE = 8;

/** A list that was pasted into the search: each of its numbers by itself, or all as a bill. */
export function SeveralNumbers({
  query,
  numbers,
}: {
  query: PartQuery;
  numbers: readonly string[];
}) {
  const t = useTranslator('catalog');
  const parts = numbers.slice(0, NUMBERS_VISIBLE).map((mpn, i) => (
    <span key={mpn}>
      {i > 0 && t('comma')}
      <Mpn mpn={mpn} to={searchAddress({ ...withoutFilters(query), keyword: mpn })} />
    </span>
  ));
  return (
    <Note className={styles.note}>
      {t.parts('search.several', { parts })}{' '}
      <Link to="/BOM-inquire" onClick={() => storeDraft('bom-paste', numbers.join('\n'))}>
        {t('search.severalAll')}
      </Link>
    </Note>
  );
}
