import type { Permission } from '#contract/permissions.ts';

/**
 * The permission that each page of the operator's console needs. A test compares it with the route
 * table, and the calls of each page with the permission.
 */
export const staffPages: Readonly<Record<string, Permission>> = {
  '/ops': 'console',
  '/ops/orders': 'orders',
  '/ops/orders/:id': 'orders',
  '/ops/figures': 'figures',
  '/ops/dock': 'dock',
  '/ops/dock/appointments': 'dock',
  '/ops/dock/:id': 'dock',
  '/ops/dock/:id/labels': 'dock',
  '/ops/quarantine': 'quarantine',
  '/ops/fakes': 'fakes',
  '/ops/fakes/:id': 'fakes',
  '/ops/lots': 'lab',
  '/ops/instruments': 'lab',
  '/ops/nonconformities': 'lab',
  '/ops/nonconformities/:id': 'lab',
  '/ops/limits': 'lab',
  '/ops/golden-samples': 'lab',
  '/ops/passports': 'passports',
  '/ops/blind-samples': 'blindSamples',
  '/ops/qc/:id': 'inspections',
  '/ops/report/:no': 'orders',
  '/ops/recharges': 'recharges',
  '/ops/exchanges': 'exchanges',
  '/ops/deposits': 'deposits',
  '/ops/bank': 'bank',
  '/ops/bank/:id': 'bank',
  '/ops/closes': 'bank',
  '/ops/payout-files': 'bank',
  '/ops/suspicions': 'suspicions',
  '/ops/compensations': 'compensations',
  '/ops/settings': 'settings',
  '/ops/withdrawals': 'withdrawals',
  '/ops/settlements': 'settlements',
  '/ops/cases': 'cases',
  '/ops/case-templates': 'cases',
  '/ops/cases/:id': 'cases',
  '/ops/companies/:id': 'companies',
  '/ops/after-sales': 'claims',
  '/ops/after-sales/:id': 'claims',
  '/ops/factor-resets': 'factorResets',
  '/ops/content/pages': 'content',
  '/ops/content/terms': 'content',
  '/ops/content/pages/:slug/:in': 'content',
  '/ops/content/services': 'content',
  '/ops/content/services/:slug': 'content',
  '/ops/content/blacklist': 'blacklist',
  '/ops/content/popular': 'content',
  '/ops/content/hot-searches': 'content',
  '/ops/content/makers': 'makers',
  '/ops/notices': 'notices',
  '/ops/health': 'health',
  '/ops/audit': 'audit',
  '/ops/staff': 'staff',
  '/ops/security': 'console',
  '/ops/*': 'console',
};

/** Returns the permission of an address of the console; one without a page needs none of its own. */
export function permissionOf(path: string): Permission {
  const exact = staffPages[path];
  if (exact !== undefined) return exact;
  const places = path.split('/');
  for (const [pattern, permission] of Object.entries(staffPages)) {
    const parts = pattern.split('/');
    if (parts.length !== places.length) continue;
    if (parts.every((part, index) => part.startsWith(':') || part === places[index]))
      return permission;
  }
  return 'console';
}
