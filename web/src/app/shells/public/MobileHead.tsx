import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/icon/IconButton.tsx';
import { Brand } from '../Brand.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import styles from './MobileHead.module.css';

// Fetched when the menu is first opened: the page itself carries no dialog.
const Drawer = lazy(async () => ({
  default: (await import('../../../ui/overlay/Drawer.tsx')).Drawer,
}));

interface Props {
  readonly labels: { readonly language: string; readonly menu: string };
  readonly brandTo: string;
  /** Icon buttons before the menu: messages. */
  readonly icons?: ReactNode;
  /** The search stays open. */
  readonly search?: ReactNode;
  /** Renders the menu behind the button; call `close` when a link is followed. */
  readonly menu: (close: () => void) => ReactNode;
}

/** The head on phones: mark, language, messages, menu; the search below stays open. */
export function MobileHead({ labels, brandTo, icons, search, menu }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Brand to={brandTo} size="small" />
        <LanguageSwitch label={labels.language} form="select" />
        {icons}
        <IconButton icon="menu" label={labels.menu} onClick={() => setOpen(true)} />
      </div>
      {search && <div className={styles.search}>{search}</div>}
      {open && (
        <Suspense>
          <Drawer open onClose={close} title={labels.menu}>
            <div className={styles.menu}>{menu(close)}</div>
          </Drawer>
        </Suspense>
      )}
    </header>
  );
}
