import type { StaffRole } from '#contract/call.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type words from './console/locales/zh.ts';
import type { SideGroup } from './shells/nav.ts';

type ConsoleWords = Translator<typeof words>;

/** Lights the entry that the open page belongs to. */
const lit = (groups: SideGroup[], current: string): SideGroup[] =>
  groups.map((group) => ({
    ...group,
    links: group.links.map((link) => ({ ...link, current: link.to === current })),
  }));

const desks: readonly {
  readonly title: 'finance' | 'dock' | 'lab' | 'support' | 'content' | 'system';
  readonly roles: readonly StaffRole[];
  readonly links: readonly { readonly key: StaffEntry; readonly to: string }[];
}[] = [
  {
    title: 'finance',
    roles: ['finance'],
    links: [
      { key: 'recharges', to: '/ops/recharges' },
      { key: 'exchanges', to: '/ops/exchanges' },
      { key: 'deposits', to: '/ops/deposits' },
      { key: 'settings', to: '/ops/settings' },
      { key: 'withdrawals', to: '/ops/withdrawals' },
    ],
  },
  {
    title: 'dock',
    roles: ['warehouse'],
    links: [
      { key: 'receive', to: '/ops/orders?queue=receive' },
      { key: 'send', to: '/ops/orders?queue=send' },
    ],
  },
  {
    title: 'lab',
    roles: ['qc'],
    links: [
      { key: 'lots', to: '/ops/lots' },
      { key: 'instruments', to: '/ops/instruments' },
    ],
  },
  {
    title: 'support',
    roles: ['support'],
    links: [
      { key: 'disputes', to: '/ops/orders?queue=disputes' },
      { key: 'settlements', to: '/ops/settlements' },
      { key: 'cases', to: '/ops/cases' },
      { key: 'factorResets', to: '/ops/factor-resets' },
      { key: 'notices', to: '/ops/notices' },
      { key: 'blacklistDesk', to: '/ops/content/blacklist' },
    ],
  },
  {
    title: 'content',
    roles: ['content', 'admin'],
    links: [
      { key: 'infoPages', to: '/ops/content/pages' },
      { key: 'blacklistDesk', to: '/ops/content/blacklist' },
      { key: 'popularParts', to: '/ops/content/popular' },
      { key: 'hotSearches', to: '/ops/content/hot-searches' },
      { key: 'makerNames', to: '/ops/content/makers' },
      { key: 'notices', to: '/ops/notices' },
    ],
  },
  {
    title: 'system',
    roles: ['admin'],
    links: [
      { key: 'audit', to: '/ops/audit' },
      { key: 'staff', to: '/ops/staff' },
    ],
  },
];

type StaffEntry =
  | 'recharges'
  | 'exchanges'
  | 'deposits'
  | 'settings'
  | 'withdrawals'
  | 'receive'
  | 'send'
  | 'lots'
  | 'instruments'
  | 'disputes'
  | 'settlements'
  | 'cases'
  | 'factorResets'
  | 'infoPages'
  | 'blacklistDesk'
  | 'popularParts'
  | 'hotSearches'
  | 'makerNames'
  | 'notices'
  | 'audit'
  | 'staff';

/** The side menu of the staff: the desks that the reader's roles serve. */
export function staffMenu(
  t: ConsoleWords,
  roles: readonly StaffRole[],
  given: { counts: Readonly<Record<string, number>>; current: string },
): SideGroup[] {
  const own = desks.filter((desk) => desk.roles.some((role) => roles.includes(role)));
  return lit(
    [
      {
        links: [
          { label: t('queues'), to: '/ops' },
          { label: t('opsOrders'), to: '/ops/orders' },
        ],
      },
      ...own.map((desk) => ({
        title: t(desk.title),
        links: desk.links.map(({ key, to }) => ({
          label: t(key),
          to,
          count: given.counts[key] ?? 0,
        })),
      })),
    ],
    given.current,
  );
}
