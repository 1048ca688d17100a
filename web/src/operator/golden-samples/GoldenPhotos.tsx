import { type ReactNode, useState } from 'react';
import type { GoldenSample } from '#contract/qc/golden-sample-schemas.ts';
import { subjectText } from '#contract/qc/reports/report-texts.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LargePhotos } from '../bench/test/LargePhotos.tsx';
import styles from './golden-samples.module.css';

export type GoldenPhoto = GoldenSample['photos'][number];

interface Props {
  readonly photos: readonly GoldenPhoto[];
  /** Names the list. */
  readonly label: string;
  /** Stands under each photo. */
  readonly action?: (photo: GoldenPhoto) => ReactNode;
}

/** Photos of golden samples, each with its subject and caption; one opens large. */
export function GoldenPhotos({ photos, label, action }: Props) {
  const t = useTranslator('operator/bench');
  const facts = useTranslator('order-parts');
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.photos} aria-label={label}>
        {photos.map((photo, index) => (
          <li key={`${photo.test} ${photo.url}`}>
            <button type="button" className={styles.view} onClick={() => setViewed(index)}>
              <img src={photo.link} alt={photo.caption} loading="lazy" />
            </button>
            <span className={styles.caption}>
              {facts(`test.${photo.test}`)} · {subjectText(photo.subject, t.lang)}
              {photo.scale && ` · ${photo.scale}`}
            </span>
            <span className={styles.caption} lang="">
              {photo.caption}
            </span>
            {action?.(photo)}
          </li>
        ))}
      </ul>
      <LargePhotos photos={photos} viewed={viewed} onView={setViewed} />
    </>
  );
}
