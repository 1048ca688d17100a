import { Link } from 'react-router';
import type { PassportView } from '#contract/passports/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './passport.module.css';

type Relative = PassportView['ancestors'][number] & { readonly note?: string };

function Relatives({ label, list }: { label: string; list: readonly Relative[] }) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <ul className={styles.lineage} aria-label={label}>
      {list.map(({ no, path, pieces, left, note }) => (
        <li key={no}>
          <span>
            {label} <b translate="no">{path === null ? no : <Link to={path}>{no}</Link>}</b>
          </span>
          <span>{t('piecesOf', { count: format.number(pieces), left: format.number(left) })}</span>
          {note && <small>{t('noteOf', { note })}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Each hand-over in the chain; names stand there for its two sides and the staff. */
function Handovers({ list }: { list: PassportView['handovers'] }) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <ul className={styles.lineage} aria-label={t('handovers')}>
      {list.map(({ no, at, pieces, from, to }) => (
        <li key={`${no} ${at}`}>
          <span>{t.parts('handedOver', { no: <b translate="no">{no}</b> })}</span>
          <span>
            {t.parts('handedOverOn', {
              count: format.number(pieces),
              at: <DateTime at={at} form="day" />,
            })}
          </span>
          {from !== null && to !== null && <small>{t('handedOverBy', { from, to })}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Where the pieces of a passport came from, and what was split off from it. */
export function Lineage({ passport }: { passport: PassportView }) {
  const t = useTranslator('qc/passports');
  const { ancestors, children, handovers } = passport;
  return (
    <Section title={t('lineage')}>
      {ancestors.length + children.length + handovers.length === 0 && (
        <p className={styles.quiet}>{t('lineageNone')}</p>
      )}
      <Relatives label={t('above')} list={ancestors} />
      <Relatives label={t('below')} list={children} />
      <Handovers list={handovers} />
    </Section>
  );
}
