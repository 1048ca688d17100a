import { type ReactNode, useState } from 'react';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ScaleContext } from '../../ui/scale.ts';
import { Brand } from './Brand.tsx';
import styles from './ConsoleShell.module.css';
import { MobileHead } from './MobileHead.tsx';
import type { SideGroup } from './nav.ts';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';

interface Props {
  readonly labels: {
    readonly skip: string;
    readonly language: string;
    readonly menu: string;
  };
  readonly brandTo: string;
  readonly groups: readonly SideGroup[];
  readonly search?: ReactNode;
  /** The right end of the top bar: console switch, language, messages, user. */
  readonly end: ReactNode;
  /** The same on phones, as icon buttons. */
  readonly icons?: ReactNode;
  readonly children: ReactNode;
}

/** A buyer's or seller's console: top bar, side menu, page. */
export function ConsoleShell({ labels, brandTo, groups, search, end, icons, children }: Props) {
  const [folded, setFolded] = useState(false);
  const close = () => setFolded(false);
  return (
    <ScaleContext value="sm">
      <SkipLink label={labels.skip} />
      <header className={styles.top}>
        <span className={styles.fold}>
          <IconButton icon="menu" label={labels.menu} onClick={() => setFolded(true)} />
        </span>
        <Brand to={brandTo} size="small" />
        {search}
        <div className={styles.end}>{end}</div>
      </header>
      <MobileHead
        labels={labels}
        brandTo={brandTo}
        icons={icons}
        menu={(shut) => <SideMenu label={labels.menu} groups={groups} onPick={shut} />}
      />
      <div className={styles.shell}>
        <div className={styles.side}>
          <SideMenu label={labels.menu} groups={groups} />
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Drawer open={folded} onClose={close} title={labels.menu}>
        <SideMenu label={labels.menu} groups={groups} onPick={close} />
      </Drawer>
    </ScaleContext>
  );
}
