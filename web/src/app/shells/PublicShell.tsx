import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ScaleContext } from '../../ui/scale.ts';
import { Brand } from './Brand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileHead } from './MobileHead.tsx';
import { type NavLink, tabOf } from './nav.ts';
import { type FooterProps, PublicFooter } from './PublicFooter.tsx';
import styles from './PublicShell.module.css';
import { SideMenu } from './SideMenu.tsx';
import { SkipLink } from './SkipLink.tsx';

export interface Phone {
  readonly number: string;
  /** "Shenzhen desk". */
  readonly place: string;
}

interface Props {
  readonly labels: {
    readonly skip: string;
    readonly language: string;
    readonly menu: string;
    readonly main: string;
    readonly phone: string;
  };
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
  readonly navEnd?: ReactNode;
  /** Icon buttons on phones. */
  readonly icons?: ReactNode;
  readonly footer: FooterProps;
  /** SideDock and what floats over the page. */
  readonly floating?: ReactNode;
  readonly children: ReactNode;
}

/** The public room: banner, head with the search, main navigation, page, footer. */
export function PublicShell(props: Props) {
  const { labels, search, nav, children } = props;
  return (
    <ScaleContext value="md">
      <div className={styles.room}>
        <SkipLink label={labels.skip} />
        <header className={styles.head}>
          <Bar {...props} />
          <div className={styles.headWrap}>
            <Brand to="/" />
            {search}
            <div className={styles.actions}>{props.actions}</div>
            {props.hot && <Hot label={props.hot.label} links={props.hot.links} />}
          </div>
        </header>
        <nav className={styles.nav} aria-label={labels.main}>
          <div className={styles.navWrap}>
            {nav.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                aria-current={link.current ? 'page' : undefined}
                {...tabOf(link)}
              >
                {link.label}
              </Link>
            ))}
            <span className={styles.navEnd}>{props.navEnd}</span>
          </div>
        </nav>
        <MobileHead
          labels={labels}
          brandTo="/"
          icons={props.icons}
          search={search}
          menu={(close) => (
            <SideMenu
              label={labels.main}
              groups={[{ links: nav }, { title: '', links: props.barLinks }]}
              onPick={close}
            />
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

function Bar({ labels, phones, barLinks, barEnd }: Props) {
  const [first] = phones;
  return (
    <div className={styles.bar}>
      <div className={styles.barWrap}>
        <LanguageSwitch label={labels.language} form="row" />
        {first && (
          <Menu
            label={`${labels.phone}: ${first.number}`}
            items={phones.map((phone) => ({
              key: phone.number,
              label: `${phone.number} · ${phone.place}`,
              onPick: () => window.open(`tel:${phone.number.replaceAll(' ', '')}`, '_self'),
            }))}
          >
            <Icon name="phone" />
            <span className={styles.number}>{first.number}</span>
            <span>{first.place}</span>
          </Menu>
        )}
        <div className={styles.barEnd}>
          {barLinks.map((link) => (
            <Link key={link.label} to={link.to} {...tabOf(link)}>
              {link.label}
            </Link>
          ))}
          {barEnd}
        </div>
      </div>
    </div>
  );
}

function Hot({ label, links }: { label: string; links: readonly NavLink[] }) {
  return (
    <div className={styles.hot}>
      <span>{label}</span>
      {links.map((link) => (
        <Link key={link.label} to={link.to} translate="no">
          {link.label}
        </Link>
      ))}
    </div>
  );
}
