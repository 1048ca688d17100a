import { useState } from 'react';
import { figureNumbers } from '#contract/qc/reports/figure-numbers.ts';
import { quotationText, scaleText, subjectText } from '#contract/qc/reports/report-texts.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { cx } from '#web/ui/class-names.ts';
import { LatePhotoViewer } from '#web/ui/overlay/LatePhotoViewer.tsx';
import styles from './Sheet.module.css';

/** The photos of all tests, numbered through; each opens over the page. */
export function SheetFigures({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const [at, setAt] = useState<number | null>(null);
  const photos = report.tests.flatMap((test) => test.photos);
  const { withheld } = report;
  if (photos.length === 0 && withheld.length === 0) return null;
  const numbers = figureNumbers(photos.length, withheld);
  const figure = (n: number) => t('photos.figure', { n });
  const captions = photos.map((photo, index) => {
    const subject = photo.subject === 'other' ? '' : subjectText(photo.subject, t.lang);
    const caption = `${figure(numbers[index] ?? 0)} ${subject}`.trimEnd();
    return photo.reference ? `${caption} (${t('photos.reference')})` : caption;
  });
  const viewerPhotos = photos.map((photo, index) => ({
    key: photo.url,
    src: photo.url,
    alt: captions[index] ?? '',
    // The inspector's own words stay in the language in which they were written.
    caption: (
      <>
        {captions[index]}{' '}
        {photo.caption !== '' && <span data-said>{quotationText(photo.caption, t.lang)}</span>}
        {photo.scale !== '' && ` ${scaleText(photo.scale, t.lang)}`}
      </>
    ),
  }));
  return (
    <>
      <h2>
        {t('photos.title')} <span>{t('figures', { count: photos.length })}</span>
      </h2>
      <ul className={styles.photos}>
        {viewerPhotos.map((photo, index) => (
          <li key={photo.key}>
            <button
              type="button"
              className={cx(styles.photo, photos[index]?.bad && styles.bad)}
              aria-label={t('openPhoto', { caption: photo.alt })}
              onClick={() => setAt(index)}
            >
              <img src={photo.src} alt="" loading="lazy" />
            </button>
            <span className={styles.caption}>{photo.caption}</span>
          </li>
        ))}
      </ul>
      {withheld.length > 0 && (
        <p className={styles.caption}>
          {t('photos.withheld', { figures: withheld.map(figure).join(', ') })}
        </p>
      )}
      <LatePhotoViewer
        photos={viewerPhotos}
        index={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </>
  );
}
