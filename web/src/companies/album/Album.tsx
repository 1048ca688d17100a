import { useState } from 'react';
import type { Photo } from '#contract/companies/schemas.ts';
import { LatePhotoViewer } from '#web/ui/overlay/LatePhotoViewer.tsx';
import styles from '../companies.module.css';

interface Props {
  readonly photos: readonly Photo[];
  /** Returns the name of a picture, by its number from 1. */
  readonly name: (no: number) => string;
}

/** The pictures of a company: small, each opens in the viewer; without JavaScript it is a link. */
export function Album({ photos, name }: Props) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.album}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photo.link}
              onClick={(event) => {
                event.preventDefault();
                setAt(index);
              }}
            >
              <img src={photo.link} alt={name(index + 1)} width={160} height={120} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      <LatePhotoViewer
        photos={photos.map((photo, index) => ({
          key: photo.id,
          src: photo.link,
          alt: name(index + 1),
        }))}
        index={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </>
  );
}
