import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly onClose: () => void;
  /** Esc and the ground behind close it; off while an act is under way. */
  readonly dismissable: boolean;
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The platform's modal dialog: it stands in the top layer, keeps focus inside, makes the page
 * behind inert and gives focus back when it leaves.
 */
export function Modal({ onClose, dismissable, labelledBy, label, className, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    const root = document.documentElement;
    // The page behind does not jump when its scrollbar goes.
    const scrollbar = window.innerWidth - root.clientWidth;
    if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`);
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way (onCancel).
    <dialog
      ref={frame}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      // Browsers close at the second Esc whatever is answered to the first, unless told so.
      closedby={dismissable ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClick={(event) => {
        if (dismissable && event.target === frame.current) onClose();
      }}
    >
      {children}
    </dialog>,
    // Outside of the page's arrangement: no stack or grid there pushes it about.
    document.body,
  );
}
