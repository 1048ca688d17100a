import type { StaffRole } from '#contract/call.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type words from '../console/locales/zh.ts';
import { permissionOf } from '../routing/staff-pages.ts';
import type { SideGroup } from '../shells/nav.ts';

type ConsoleWords = Translator<typeof words>;

const addressParts = (address: string): readonly [string, URLSearchParams] => {
  const [path = '', query] = address.split('?');
  return [path, new URLSearchParams(query)];
};

/** Whether an address is the page of an entry; filters of the page may stand beside its query. */
function isPageOf(to: string, address: string): boolean {
  const [page, wanted] = addressParts(to);
  const [path, query] = addressParts(address);
  return path === page && [...wanted].every(([name, value]) => query.get(name) === value);
}

/** Lights the entry that the open page belongs to: the one with a query before the one without. */
function withCurrent(groups: SideGroup[], current: string): SideGroup[] {
  const [lit] = groups
    .flatMap(({ links }) => links.map(({ to }) => to))
    .filter((to) => isPageOf(to, current))
    .sort((one, other) => other.length - one.length);
  return groups.map((group) => ({
    ...group,
    links: group.links.map((link) => ({ ...link, current: link.to === lit })),
  }));
}

interface Entry {
  readonly key: StaffEntry;
  readonly to: string;
  /** Roles whose own work it is, where others may look at its page too. */
  readonly only?: readonly StaffRole[];
}

/** The entries of the console's menu; who sees one follows from the permission of its page. */
export const staffEntries: readonly {
  readonly title?: 'finance' | 'dock' | 'lab' | 'support' | 'content' | 'system';
  readonly links: readonly Entry[];
}[] = [
  {
    links: [
      { key: 'queues', to: '/ops' },
      { key: 'opsOrders', to: '/ops/orders' },
      { key: 'figures', to: '/ops/figures' },
    ],
  },
  {
    title: 'finance',
    links: [
      { key: 'recharges', to: '/ops/recharges' },
      { key: 'bankMatching', to: '/ops/bank' },
      { key: 'closes', to: '/ops/closes' },
      { key: 'exchanges', to: '/ops/exchanges' },
      { key: 'deposits', to: '/ops/deposits' },
      { key: 'compensations', to: '/ops/compensations' },
      { key: 'settings', to: '/ops/settings' },
      { key: 'withdrawals', to: '/ops/withdrawals' },
      { key: 'refunds', to: '/ops/orders?queue=refunds', only: ['finance'] },
      { key: 'payoutFiles', to: '/ops/payout-files' },
      { key: 'suspicions', to: '/ops/suspicions' },
    ],
  },
  {
    title: 'dock',
    links: [
      { key: 'receive', to: '/ops/orders?queue=receive', only: ['warehouse'] },
      { key: 'send', to: '/ops/orders?queue=send', only: ['warehouse'] },
      { key: 'sendBack', to: '/ops/orders?queue=sendBack', only: ['warehouse'] },
      { key: 'deliver', to: '/ops/orders?queue=deliver', only: ['warehouse'] },
      { key: 'corrections', to: '/ops/orders?queue=corrections', only: ['warehouse'] },
      { key: 'afterSales', to: '/ops/after-sales', only: ['warehouse'] },
      { key: 'appointments', to: '/ops/dock/appointments' },
      { key: 'scan', to: '/ops/dock' },
      { key: 'quarantine', to: '/ops/quarantine' },
    ],
  },
  {
    title: 'lab',
    links: [
      { key: 'lots', to: '/ops/lots' },
      { key: 'nonconformities', to: '/ops/nonconformities' },
      { key: 'instruments', to: '/ops/instruments' },
      { key: 'limitTemplates', to: '/ops/limits' },
      { key: 'goldenSamples', to: '/ops/golden-samples' },
      { key: 'passports', to: '/ops/passports' },
      { key: 'blindSamples', to: '/ops/blind-samples' },
    ],
  },
  {
    title: 'support',
    links: [
      { key: 'price', to: '/ops/orders?queue=price', only: ['support'] },
      { key: 'disputes', to: '/ops/orders?queue=disputes', only: ['support'] },
      { key: 'deliver', to: '/ops/orders?queue=deliver', only: ['support'] },
      { key: 'corrections', to: '/ops/orders?queue=corrections', only: ['support'] },
      { key: 'afterSales', to: '/ops/after-sales', only: ['support', 'admin'] },
      { key: 'fakes', to: '/ops/fakes' },
      { key: 'settlements', to: '/ops/settlements' },
      { key: 'cases', to: '/ops/cases' },
      { key: 'caseTemplates', to: '/ops/case-templates' },
      { key: 'factorResets', to: '/ops/factor-resets' },
    ],
  },
  {
    title: 'content',
    links: [
      { key: 'notices', to: '/ops/notices' },
      { key: 'blacklistDesk', to: '/ops/content/blacklist' },
      { key: 'infoPages', to: '/ops/content/pages' },
      { key: 'legalVersions', to: '/ops/content/terms' },
      { key: 'labServices', to: '/ops/content/services' },
      { key: 'popularParts', to: '/ops/content/popular' },
      { key: 'hotSearches', to: '/ops/content/hot-searches' },
      { key: 'makerNames', to: '/ops/content/makers' },
    ],
  },
  {
    title: 'system',
    links: [
      { key: 'health', to: '/ops/health' },
      { key: 'audit', to: '/ops/audit' },
      { key: 'staff', to: '/ops/staff' },
    ],
  },
];

type StaffEntry =
  | 'queues'
  | 'opsOrders'
  | 'figures'
  | 'health'
  | 'recharges'
  | 'bankMatching'
  | 'blindSamples'
  | 'closes'
  | 'suspicions'
  | 'payoutFiles'
  | 'exchanges'
  | 'deposits'
  | 'compensations'
  | 'settings'
  | 'withdrawals'
  | 'appointments'
  | 'scan'
  | 'quarantine'
  | 'fakes'
  | 'receive'
  | 'send'
  | 'sendBack'
  | 'deliver'
  | 'corrections'
  | 'refunds'
  | 'price'
  | 'lots'
  | 'instruments'
  | 'nonconformities'
  | 'limitTemplates'
  | 'goldenSamples'
  | 'passports'
  | 'disputes'
  | 'afterSales'
  | 'settlements'
  | 'cases'
  | 'caseTemplates'
  | 'factorResets'
  | 'infoPages'
  | 'legalVersions'
  | 'labServices'
  | 'blacklistDesk'
  | 'popularParts'
  | 'hotSearches'
  | 'makerNames'
  | 'notices'
  | 'audit'
  | 'staff';

/** Whether the roles may open the page of an entry, and have their work there. */
function isVisible({ to, only }: Entry, roles: readonly StaffRole[]): boolean {
  const [path = ''] = to.split('?');
  return (
    isPermitted(roles, permissionOf(path)) &&
    (only === undefined || only.some((role) => roles.includes(role)))
  );
}

/** The entries of each group that the roles see; one that two desks share stands at the first. */
function visibleGroups(roles: readonly StaffRole[]) {
  const listed = new Set<string>();
  return staffEntries.map(({ title, links }) => ({
    title,
    links: links.filter((entry) => {
      if (listed.has(entry.to) || !isVisible(entry, roles)) return false;
      listed.add(entry.to);
      return true;
    }),
  }));
}

/** The side menu of the staff: every page that the reader's roles may open, and no other. */
export function staffMenu(
  t: ConsoleWords,
  roles: readonly StaffRole[],
  options: { counts: Readonly<Record<string, number>>; current: string },
): SideGroup[] {
  const groups = visibleGroups(roles).map(({ title, links }) => ({
    ...(title === undefined ? {} : { title: t(title) }),
    links: links.map(({ key, to }) => ({ label: t(key), to, count: options.counts[key] ?? 0 })),
  }));
  return withCurrent(
    groups.filter(({ links }) => links.length > 0),
    options.current,
  );
}
