import { Link } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { cx } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './BenchPictures.module.css';

/** Four of the drawn findings of the lab's showcase, by their numbers there. */
const pictures = [
  { no: '01', key: 'marking', mpn: 'VX7410-32QFP', verdict: 'pass' },
  { no: '03', key: 'xray', mpn: 'VX7410-32QFP', verdict: 'pass' },
  { no: '04', key: 'die', mpn: 'VX7410-32QFP', verdict: 'pass' },
  { no: '02', key: 'solvent', mpn: 'VX7410-32QFP', verdict: 'fail' },
] as const;

/** Shows four sample pictures of the lab, each with its finding. */
export function BenchPictures() {
  const t = useTranslator('content');
  return (
    <Section
      title={t('home.bench.title')}
      aside={t('home.bench.aside')}
      action={<Link to="/qc-detection">{t('home.bench.all')}</Link>}
    >
      <ul className={styles.bench}>
        {pictures.map(({ no, key, mpn, verdict }) => (
          <li key={no}>
            <figure>
              <img
                className={cx(styles.picture, verdict === 'fail' && styles.bad)}
                src={`/showcase/${no}-400.webp`}
                srcSet={`/showcase/${no}-400.webp 400w, /showcase/${no}-800.webp 800w`}
                sizes="(max-width: 720px) 46vw, (max-width: 1360px) 23vw, 308px"
                width={400}
                height={300}
                loading="lazy"
                decoding="async"
                alt={t(`home.bench.${key}.text`)}
              />
              <figcaption>
                <span className={styles.line}>
                  <Mpn mpn={mpn} />
                  <Tag tone={verdict}>{t(`home.bench.${verdict}`)}</Tag>
                </span>
                <b>{t(`home.bench.${key}.name`)}</b>
                <br />
                {t(`home.bench.${key}.text`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
