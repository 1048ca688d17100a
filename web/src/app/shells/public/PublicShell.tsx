import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { ScaleContext } from '../../../ui/scale.ts';
import { Brand } from '../Brand.tsx';
import { type NavLink, type SideGroup, tabOf } from '../nav.ts';
import { SideMenu } from '../SideMenu.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { HotSearches } from '../search/HotSearches.tsx';
import { MobileHead } from './MobileHead.tsx';
import type { Phone } from './PhonePicker.tsx';
import { PublicBar } from './PublicBar.tsx';
import { type FooterProps, PublicFooter } from './PublicFooter.tsx';
import styles from './PublicShell.module.css';

interface Props {
  readonly labels: {
    readonly skip: string;
    readonly language: string;
    readonly menu: string;
    readonly main: string;
    readonly phone: string;
  };
  readonly brandTo: string;
  readonly phones: readonly Phone[];
  /** The right end of the top banner: become a buyer, register, log in. */
  readonly barLinks: readonly NavLink[];
  /** More at the banner's end: the theme switch. */
  readonly barEnd?: ReactNode;
  readonly search: ReactNode;
  readonly hot?: { readonly label: string; readonly links: readonly NavLink[] } | undefined;
  /** Beside the search: BOM inquiry, escrow. */
  readonly actions?: ReactNode;
  readonly nav: readonly NavLink[];
  /** The right end of the navigation: register, log in. */
  readonly navEnd: readonly NavLink[];
  /** The console menu, last of all. */
  readonly centers: { readonly label: string; readonly links: readonly NavLink[] };
  /** The phone's menu, in groups. */
  readonly mobileGroups: readonly SideGroup[];
  /** Icon links on phones. */
  readonly icons?: ReactNode;
  readonly footer: FooterProps;
  /** SideDock and what floats over the page. */
  readonly floating?: ReactNode;
  readonly children: ReactNode;
}

/** The public room: banner, head with the search, main navigation, page, footer. */
export function PublicShell(props: Props) {
  const { labels, brandTo, search, children } = props;
  return (
    <ScaleContext value="md">
      <div className={styles.room}>
        <SkipLink label={labels.skip} />
        <header className={styles.head}>
          <PublicBar
            labels={labels}
            phones={props.phones}
            links={props.barLinks}
            end={props.barEnd}
          />
          <div className={styles.headWrap}>
            <Brand to={brandTo} />
            {search}
            <div className={styles.actions}>{props.actions}</div>
            {props.hot && (
              <div className={styles.hot}>
                <HotSearches {...props.hot} />
              </div>
            )}
          </div>
        </header>
        <MainNav {...props} />
        <MobileHead
          labels={labels}
          brandTo={brandTo}
          icons={props.icons}
          search={search}
          menu={(close) => (
            <SideMenu label={labels.main} groups={props.mobileGroups} onPick={close} />
          )}
        />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <PublicFooter {...props.footer} />
        {props.floating}
      </div>
    </ScaleContext>
  );
}

function MainNav({ labels, nav, navEnd, centers }: Props) {
  const renderLink = (link: NavLink) => (
    <Link
      key={link.to}
      to={link.to}
      aria-current={link.current ? 'page' : undefined}
      {...tabOf(link)}
    >
      {link.label}
    </Link>
  );
  return (
    <nav className={styles.nav} aria-label={labels.main}>
      <div className={styles.navWrap}>
        {nav.map(renderLink)}
        <span className={styles.navEnd}>
          {navEnd.map(renderLink)}
          <Menu
            label={centers.label}
            align="end"
            items={centers.links.map((link) => ({ key: link.to, label: link.label, to: link.to }))}
          >
            {centers.label}
          </Menu>
        </span>
      </div>
    </nav>
  );
}
