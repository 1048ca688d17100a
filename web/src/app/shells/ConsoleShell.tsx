import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/icon/IconButton.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { ScaleContext } from '../../ui/scale.ts';
import { Brand } from './Brand.tsx';
import styles from './ConsoleShell.module.css';
import type { NavLink, SideGroup } from './nav.ts';
import { MobileHead } from './public/MobileHead.tsx';
import { type Phone, PhonePicker } from './public/PhonePicker.tsx';
import { type FooterProps, PublicFooter } from './public/PublicFooter.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { HotSearches } from './search/HotSearches.tsx';

interface Props {
  readonly labels: {
    readonly skip: string;
    readonly language: string;
    readonly menu: string;
    readonly phone: string;
  };
  readonly brandTo: string;
  readonly groups: readonly SideGroup[];
  /** Groups that stand in the phone's menu alone: ways on, numbers to call. */
  readonly mobileGroups: readonly SideGroup[];
  readonly search: ReactNode;
  /** The search of phones, which stays open below the head. */
  readonly mobileSearch: ReactNode;
  /** Beside the search: BOM inquiry, escrow. */
  readonly actions: ReactNode;
  readonly hot?: { readonly label: string; readonly links: readonly NavLink[] } | undefined;
  readonly phones: readonly Phone[];
  /** The right end of the top bar: console switch, language, messages, user. */
  readonly end: ReactNode;
  /** The same on phones, as icon buttons. */
  readonly icons?: ReactNode;
  readonly footer: FooterProps;
  /** Tools that float in the gutter beside the page. */
  readonly floating: ReactNode;
  readonly children: ReactNode;
}

/** A buyer's or seller's console: top bar, hot searches and phones, side menu, page, footer. */
export function ConsoleShell(props: Props) {
  const { labels, brandTo, groups, children } = props;
  const [folded, setFolded] = useState(false);
  const close = () => setFolded(false);
  return (
    <ScaleContext value="sm">
      <SkipLink label={labels.skip} />
      <Head {...props} onMenu={() => setFolded(true)} />
      <MobileHead
        labels={labels}
        brandTo={brandTo}
        icons={props.icons}
        search={props.mobileSearch}
        menu={(shut) => (
          <SideMenu label={labels.menu} groups={[...groups, ...props.mobileGroups]} onPick={shut} />
        )}
      />
      <div className={styles.shell}>
        <div className={styles.side}>
          <SideMenu label={labels.menu} groups={groups} />
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <PublicFooter {...props.footer} />
      {props.floating}
      <Drawer open={folded} onClose={close} title={labels.menu}>
        <SideMenu label={labels.menu} groups={groups} onPick={close} />
      </Drawer>
    </ScaleContext>
  );
}

function Head(props: Props & { onMenu: () => void }) {
  const { labels, hot, phones } = props;
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <span className={styles.fold}>
          <IconButton icon="menu" label={labels.menu} onClick={props.onMenu} />
        </span>
        <Brand to={props.brandTo} size="small" />
        <div className={styles.find}>
          {props.search}
          {props.actions}
        </div>
        <div className={styles.end}>{props.end}</div>
      </div>
      <div className={styles.sub}>
        {hot && <HotSearches {...hot} />}
        <span className={styles.phone}>
          <PhonePicker label={labels.phone} phones={phones} />
        </span>
      </div>
    </header>
  );
}
