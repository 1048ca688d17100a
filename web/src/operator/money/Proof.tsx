import { useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { PhotoViewer } from '#web/ui/overlay/PhotoViewer.tsx';
import styles from './money.module.css';

/** The uploaded proof of a transfer: a picture to enlarge, or a file to open. */
export function Proof({ link, label }: { link: string; label: string }) {
  const t = useTranslator('operator/money');
  const [viewed, setViewed] = useState<number | null>(null);
  // A PDF is no picture: the browser says so when it tries to draw it.
  const [isPicture, setIsPicture] = useState(true);
  if (link === '') return <p className={styles.quiet}>{t('noProof')}</p>;
  return (
    <>
      {isPicture && (
        <button type="button" className={styles.proof} onClick={() => setViewed(0)}>
          <img src={link} alt={label} onError={() => setIsPicture(false)} />
        </button>
      )}
      <p className={styles.file}>
        <Icon name="file" />
        <a href={link} target="_blank" rel="noreferrer">
          {t('openProof')}
        </a>
      </p>
      <PhotoViewer
        photos={[{ key: link, src: link, alt: label }]}
        index={viewed}
        onMove={setViewed}
        onClose={() => setViewed(null)}
      />
    </>
  );
}
