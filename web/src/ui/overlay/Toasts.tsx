import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon/IconButton.tsx';
import { useUiWords } from '../ui-words.ts';
import styles from './Toasts.module.css';
import { dropToast, toastsNow, watchToasts } from './toast.ts';
import { useToastPlace } from './use-toast-place.ts';

const glyphs = { pass: 'check', fail: 'cross', info: 'info' } as const;

/** Shows toasts where they cover no control of the page; once per app, at its root. */
export function Toasts() {
  const words = useUiWords();
  const toasts = useSyncExternalStore(watchToasts, toastsNow, toastsNow);
  const frame = useRef<HTMLDivElement>(null);
  const last = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    // A modal dialog covers all but the top layer: each new toast is put above it again.
    const place = frame.current;
    if (!place?.showPopover) return;
    if (place.matches(':popover-open')) place.hidePopover();
    if (last !== undefined) place.showPopover();
  }, [last]);
  const place = useToastPlace(frame, { count: toasts.length, last });
  return (
    <div
      ref={frame}
      popover="manual"
      className={styles.place}
      data-crowded={place?.crowded ?? false}
      style={place ? { inset: 'auto', left: place.left, top: place.top } : undefined}
      role="status"
      aria-live="polite"
    >
      {toasts.map((one) => (
        <div key={one.id} className={styles.toast} data-tone={one.tone}>
          <Icon name={glyphs[one.tone]} />
          <span className={styles.words}>
            {one.text}
            {one.action && (
              <Button
                size="xs"
                onClick={() => {
                  dropToast(one.id);
                  one.action?.onPick();
                }}
              >
                {one.action.label}
              </Button>
            )}
          </span>
          <IconButton icon="cross" small label={words.close} onClick={() => dropToast(one.id)} />
        </div>
      ))}
    </div>
  );
}
