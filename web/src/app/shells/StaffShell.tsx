import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/icon/IconButton.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { ScaleContext } from '../../ui/scale.ts';
import { Brand } from './Brand.tsx';
import room from './ConsoleShell.module.css';
import type { SideGroup } from './nav.ts';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import styles from './StaffShell.module.css';

interface Props {
  readonly labels: { readonly skip: string; readonly menu: string; readonly staff: string };
  readonly brandTo: string;
  readonly groups: readonly SideGroup[];
  readonly search?: ReactNode;
  /** Clock, bell, user. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** The staff's room: an ink bar and a mark, so that nobody takes it for a customer's screen. */
export function StaffShell({ labels, brandTo, groups, search, end, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <ScaleContext value="sm">
      <SkipLink label={labels.skip} />
      <header className={styles.top} data-room="staff">
        <span className={styles.fold}>
          <IconButton icon="menu" label={labels.menu} onClick={() => setOpen(true)} />
        </span>
        <Brand to={brandTo} size="small" />
        <span className={styles.mark}>{labels.staff}</span>
        {search}
        <div className={styles.end}>{end}</div>
      </header>
      <div className={`${room.shell} ${styles.shell}`}>
        <div className={`${room.side} ${styles.side}`}>
          <SideMenu label={labels.menu} groups={groups} />
        </div>
        <main id="main" className={room.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Drawer open={isOpen} onClose={close} title={labels.menu}>
        <SideMenu label={labels.menu} groups={groups} onPick={close} />
      </Drawer>
    </ScaleContext>
  );
}
