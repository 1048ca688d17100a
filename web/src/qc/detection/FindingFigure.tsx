import { Link } from 'react-router';
import type { Finding } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import styles from './detection.module.css';
import { topicPath, useLab } from './use-lab.ts';

const tones: Record<Finding['verdict'], TagTone> = {
  pass: 'pass',
  conditional: 'wait',
  suspect: 'wait',
  fail: 'fail',
};

const pictureOf = (number: number, width: 400 | 800) =>
  `/showcase/${String(number).padStart(2, '0')}-${width}.webp`;

type FindingKey = `n${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

interface Props {
  readonly finding: Finding;
  /** Leads to the service that brings it to light; left out on that service's own page. */
  readonly linked?: boolean | undefined;
  /** The widths that the picture is shown at. */
  readonly sizes: string;
}

/** One item of the showcase: the picture, its verdict, and the finding in a sentence. */
export function FindingFigure({ finding, linked, sizes }: Props) {
  const t = useTranslator('qc/detection');
  const { topicName } = useLab();
  const key = `n${finding.number}` as FindingKey;
  const name = t(`showcase.${key}.name`);
  return (
    <figure className={styles.finding}>
      <img
        src={pictureOf(finding.number, 800)}
        srcSet={`${pictureOf(finding.number, 400)} 400w, ${pictureOf(finding.number, 800)} 800w`}
        sizes={sizes}
        width={800}
        height={600}
        alt={name}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <p className={styles.caption}>
          <strong>{name}</strong>
          <Tag tone={tones[finding.verdict]}>{t(`verdicts.${finding.verdict}.name`)}</Tag>
        </p>
        <p>{t(`showcase.${key}.text`)}</p>
        {linked && (
          <p className={styles.more}>
            {t.parts('gallery.more', {
              name: <Link to={topicPath(finding.service)}>{topicName(finding.service)}</Link>,
            })}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
