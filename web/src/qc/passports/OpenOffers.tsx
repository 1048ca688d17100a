import { Link } from 'react-router';
import { passportOffers } from '#contract/passports/handover-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './passport.module.css';

/** Passports that are offered to the reader, and those that the reader offered. */
export function OpenOffers() {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const read = useCallQuery(passportOffers, {});
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  if (!read.data || read.data.length === 0) return null;
  return (
    <Section title={t('offers')}>
      <ul className={styles.lineage} aria-label={t('offers')}>
        {read.data.map(({ id, no, path, mpn, pieces, isOwn, from, to }) => (
          <li key={id}>
            <span>
              <b translate="no">
                <Link to={path}>{no}</Link>
              </b>{' '}
              <Mpn mpn={mpn} />
            </span>
            <span>{t('labelPieces', { count: format.number(pieces) })}</span>
            <small>{isOwn ? t('offersTo', { to }) : t('offersFrom', { from })}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
