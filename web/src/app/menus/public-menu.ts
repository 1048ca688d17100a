import type { Identity } from '#contract/option-schemas.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type words from '../locales/zh.ts';
import { hasRoute } from '../routing/has-route.ts';
import { dashboardOf, paths } from '../routing/paths.ts';
import type { NavAct, NavLink } from '../shells/nav.ts';
import { indexOfPath, slugMenu } from './slug-menu.ts';

type AppWords = Translator<typeof words>;

/** Who reads: a visitor, or a member whose identity may not be known yet. */
export interface Reader {
  readonly guest: boolean;
  readonly identity: Identity | null;
  readonly unread: number;
}

const there = <Link extends { readonly to: string }>(links: readonly Link[]): Link[] =>
  links.filter((link) => hasRoute(link.to));

/** The right end of the top banner. Links to information pages open in a new tab. */
export function barLinks(t: AppWords, reader: Reader): NavLink[] {
  if (reader.guest) {
    const guestOnly = true;
    return there([
      { label: t('becomeBuyer'), to: '/become-buyer', guestOnly },
      { label: t('becomeSeller'), to: '/become-seller', guestOnly },
      { label: t('register'), to: paths.register, guestOnly },
      { label: t('logIn'), to: paths.login, guestOnly },
    ]);
  }
  const guide = reader.identity === 'seller' ? '/blogs/how-to-sell' : '/blogs/how-to-buy';
  return there([
    { label: t('personalCenter'), to: '/personal-center' },
    { label: t('menu.messages'), to: paths.messages, count: reader.unread },
    { label: t('guide'), to: guide, newTab: true },
    { label: t('aboutUs'), to: '/blogs/about-us', newTab: true },
  ]);
}

/** The main navigation, with the open page or its parent lit. */
export function mainLinks(t: AppWords, current: string): NavLink[] {
  return there([
    { label: t('menu.home'), to: paths.home },
    { label: t('nav.buyerReason'), to: '/buyer-reason' },
    { label: t('nav.sellerReason'), to: '/seller-reason' },
    { label: t('nav.safety'), to: '/safety-guarantee' },
    { label: t('nav.qc'), to: '/qc-detection' },
    { label: t('nav.legal'), to: '/legal-support' },
  ]).map((link) => ({ ...link, current: link.to === current }));
}

/** The end of the main navigation for visitors. */
export const signInLinks = (t: AppWords, current: string): NavLink[] =>
  [
    { label: t('freeRegister'), to: paths.register, guestOnly: true },
    { label: t('logIn'), to: paths.login, guestOnly: true },
  ].map((link) => ({ ...link, current: link.to === current }));

/**
 * The console menu. A visitor is led to signing in and then on; a member to the own centre, and
 * to what becoming the other side takes.
 */
export function centerLinks(t: AppWords, { guest, identity }: Reader): NavLink[] {
  const buyer = guest || identity !== 'seller' ? '/buyer-dashboard' : '/become-buyer';
  const seller = guest || identity !== 'buyer' ? '/seller-dashboard' : '/become-seller';
  return there([
    { label: t('nav.buyerCenter'), to: buyer },
    { label: t('nav.sellerCenter'), to: seller },
    { label: t('nav.account'), to: '/personal-center' },
  ]);
}

/** Slugs of the footer that are for visitors: a member signs in, registers and recovers no more. */
const guestSlugs: readonly string[] = ['login', 'register', 'obtainPassword'];

interface FooterOptions {
  readonly current: string;
  readonly onSearch: () => void;
  readonly reader: Reader;
}

/** The footer's group about accounts, for a member: the own places instead of the ways in. */
const memberPlaces = (t: AppWords, { identity }: Reader): NavLink[] =>
  there([
    { label: t('console'), to: dashboardOf(identity) },
    { label: t('personalCenter'), to: '/personal-center' },
    { label: t('menu.messages'), to: paths.messages },
  ]);

/** The footer's five groups: the slug table, and at 2-2 the way to the search box. */
export function footerColumns(t: AppWords, options: FooterOptions) {
  const lit = indexOfPath(options.current);
  const titles = [
    t('footer.aboutTitle'),
    t('footer.members'),
    t('footer.buyers'),
    t('footer.sellers'),
    t('footer.help'),
  ];
  return titles.map((title, group) => {
    const links: (NavLink | NavAct)[] = there(
      slugMenu
        .filter(({ index }) => index[0] === group)
        .map(({ word, path, slug, index }) => ({
          label: t(`pages.${word}`),
          to: path,
          current: lit?.[0] === group && lit[1] === index[1],
          guestOnly: guestSlugs.includes(slug),
        })),
    );
    if (group === 1 && !options.reader.guest)
      return { title, links: memberPlaces(t, options.reader) };
    const search = { label: t('pages.search'), to: '/part-search', onPick: options.onSearch };
    return { title, links: group === 2 ? links.toSpliced(1, 0, search) : links };
  });
}

/** Below the footer's groups: lists that stand in no group. */
export const listLinks = (t: AppWords): NavLink[] =>
  there([
    { label: t('pages.hotParts'), to: '/hot-sale-parts' },
    { label: t('pages.rfq'), to: '/rfq' },
    { label: t('menu.verify'), to: '/v' },
  ]);
