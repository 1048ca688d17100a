import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon/IconButton.tsx';
import { useUiWords } from '../ui-words.ts';
import { Modal } from './Modal.tsx';
import styles from './PhotoViewer.module.css';

export interface Photo {
  readonly key: string;
  readonly src: string;
  readonly alt: string;
  readonly caption?: ReactNode;
}

const STEP = 0.2;
const LEAST = 0.2;
const MOST = 5;

/** The next zoom in steps of 20 %, between 0.2 and 5. */
export function zoomed(zoom: number, steps: number): number {
  const next = Math.round((zoom + steps * STEP) * 10) / 10;
  return Math.min(MOST, Math.max(LEAST, next));
}

/** Photos over the page: zoom by 20 %, turn by 90°, arrows to the next. */
export function PhotoViewer(props: {
  photos: readonly Photo[];
  /** The shown photo; null shows nothing. */
  index: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
}) {
  const { photos, index: at, onMove, onClose } = props;
  const photo = at === null ? undefined : photos[at];
  if (at === null || !photo) return null;
  const move = (by: number) => onMove((at + by + photos.length) % photos.length);
  return (
    <Modal onClose={onClose} dismissable label={photo.alt} className={styles.viewer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole viewer. */}
      <div
        className={styles.inside}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(1);
          if (event.key === 'ArrowLeft') move(-1);
        }}
      >
        <OpenPhoto key={photo.key} photo={photo} onClose={onClose}>
          {photos.length > 1 && <Neighbours index={at} count={photos.length} move={move} />}
        </OpenPhoto>
      </div>
    </Modal>
  );
}

function Neighbours(props: { index: number; count: number; move: (by: number) => void }) {
  const words = useUiWords();
  return (
    <>
      <IconButton icon="left" label={words.previous} onClick={() => props.move(-1)} />
      <span className={styles.figure}>
        {props.index + 1}/{props.count}
      </span>
      <IconButton icon="right" label={words.next} onClick={() => props.move(1)} />
    </>
  );
}

function OpenPhoto(props: { photo: Photo; onClose: () => void; children: ReactNode }) {
  const words = useUiWords();
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const { photo } = props;
  return (
    <>
      <div
        className={styles.stage}
        onWheel={(event) => setZoom(zoomed(zoom, event.deltaY < 0 ? 1 : -1))}
      >
        <img
          src={photo.src}
          alt={photo.alt}
          style={{ transform: `scale(${zoom}) rotate(${turn}deg)` }}
        />
      </div>
      <div className={styles.bar}>
        <span className={styles.caption}>{photo.caption ?? photo.alt}</span>
        {props.children}
        <IconButton
          icon="zoomOut"
          label={words.zoomOut}
          disabled={zoom <= LEAST}
          onClick={() => setZoom(zoomed(zoom, -1))}
        />
        <span className={styles.figure}>{Math.round(zoom * 100)}%</span>
        <IconButton
          icon="zoomIn"
          label={words.zoomIn}
          disabled={zoom >= MOST}
          onClick={() => setZoom(zoomed(zoom, 1))}
        />
        <IconButton icon="rotate" label={words.rotate} onClick={() => setTurn((turn + 90) % 360)} />
        <IconButton icon="cross" label={words.close} onClick={props.onClose} />
      </div>
    </>
  );
}
