import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DISMISSED_KEY } from '#web/api/session.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { useOverControl } from '#web/ui/overlay/use-over-control.ts';
import styles from './QuickBuyFloat.module.css';
import { quickBuy } from './quick-buy.ts';
import { lazyComponent } from './routing/pages.ts';

function saveDismissed(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, '1');
  } catch {
    // It is then dismissed for as long as the page.
  }
}

const MOVED_PX = 8;
let lastY = 0;
let readingOn = false;

function watchReading(listener: () => void): () => void {
  lastY = window.scrollY;
  const moved = () => {
    const by = window.scrollY - lastY;
    if (Math.abs(by) < MOVED_PX) return;
    lastY = window.scrollY;
    readingOn = by > 0;
    listener();
  };
  window.addEventListener('scroll', moved, { passive: true });
  return () => window.removeEventListener('scroll', moved);
}

/** Whether the reader last moved down the page: on a phone the bar then leaves the row it covers. */
const useReadingOn = () => useSyncExternalStore(watchReading, () => readingOn);

interface Props {
  /** How often the reader has asked for it elsewhere; each time it opens. */
  readonly openRequests: number;
  /** How often a page has filled it; each time it is drawn anew. */
  readonly filled: number;
  /** The bar was dismissed and stays away, until it is asked for. */
  readonly closed: boolean;
  readonly onDismiss: () => void;
  /** As narrow as the gutter of a console. */
  readonly narrow?: boolean;
}

/** The quick buy-request over a page: a bar that unfolds to the form, until it is dismissed. */
export function QuickBuyFloat({ openRequests, filled, closed, onDismiss, narrow = false }: Props) {
  const t = useTranslator('app');
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const away = useReadingOn();
  useEffect(() => {
    if (openRequests > 0) setOpen(true);
  }, [openRequests]);
  // Who folded the form finds its button, even where it lies over a control, until they move on.
  const [isFolded, setFolded] = useState(false);
  const fold = () => {
    setOpen(false);
    setFolded(true);
    // Once the bar is drawn again.
    requestAnimationFrame(() => bar.current?.focus());
  };
  const dismiss = () => {
    saveDismissed();
    onDismiss();
    setOpen(false);
  };
  const place = useRef<HTMLDivElement>(null);
  const isOver = useOverControl(place);
  if (open) return <Sheet key={filled} onFold={fold} onDismiss={dismiss} />;
  if (closed) return null;
  return (
    <div
      ref={place}
      className={styles.bar}
      data-away={away || undefined}
      data-over={(isOver && !isFolded) || undefined}
      data-narrow={narrow || undefined}
    >
      <button
        type="button"
        ref={bar}
        aria-expanded={false}
        onClick={() => setOpen(true)}
        onBlur={() => setFolded(false)}
      >
        <Icon name="plus" />
        {t('dock.wish')}
      </button>
      <IconButton icon="cross" small label={t('dock.dismiss')} onClick={dismiss} />
    </div>
  );
}

function Sheet({ onFold, onDismiss }: { onFold: () => void; onDismiss: () => void }) {
  const t = useTranslator('app');
  return (
    <div
      className={styles.sheet}
      role="dialog"
      aria-label={t('dock.wish')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onFold();
      }}
    >
      <div className={styles.buttons}>
        <IconButton icon="down" small label={t('dock.fold')} onClick={onFold} />
        <IconButton icon="cross" small label={t('dock.dismiss')} onClick={onDismiss} />
      </div>
      <Suspense fallback={<span className={styles.waiting} aria-busy="true" />}>
        <Focused />
      </Suspense>
    </div>
  );
}

/** The form with the cursor in its first field. */
function Focused() {
  const Panel = lazyComponent<{ floating: boolean }>(quickBuy);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={frame}>
      <Panel floating />
    </div>
  );
}
