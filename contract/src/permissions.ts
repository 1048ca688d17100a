import { type StaffRole, staffRoles } from './call.ts';

/**
 * Permissions of staff with the roles that have them (domain section 1): the one table from which the callers of
 * operator calls, the pages of the console and its menu are drawn.
 */
export const permissions = {
  /** Queues, search, approvals of one's own kinds, one's own account. */
  console: staffRoles,
  orders: ['support', 'warehouse', 'qc', 'finance', 'admin'],
  orderDisputes: ['support'],
  orderDock: ['warehouse'],
  dock: ['warehouse', 'qc', 'admin'],
  /** Handing the camera of an inspection or a parcel to a phone. */
  photoHandoffs: ['warehouse', 'qc'],
  quarantine: ['support', 'warehouse', 'qc', 'admin'],
  quarantineDecisions: ['support'],
  /** Warnings about goods that resemble a lot which failed inspection. */
  fakes: ['support', 'qc', 'admin'],
  fakeDecisions: ['support'],
  orderDelivery: ['warehouse', 'support'],
  orderRefunds: ['finance'],
  /** Documents and evidence of an order as its parties have them. */
  orderDocuments: ['support', 'finance', 'admin'],
  recharges: ['finance'],
  exchanges: ['finance'],
  deposits: ['finance'],
  compensations: ['finance'],
  withdrawals: ['finance'],
  bank: ['finance'],
  /** Findings of suspicious activity, and the withdrawals that wait for another role. */
  suspicions: ['finance', 'admin'],
  suspicionWork: ['finance'],
  ledger: ['finance', 'admin'],
  /** Pages of companies and people, with what belongs to them. */
  companies: ['support', 'finance', 'admin'],
  /** Looking at an account as its customer, read-only. */
  customerViews: ['support'],
  /** Opening accounts again that their members closed. */
  accountReopening: ['support'],
  settings: ['finance', 'admin'],
  settingProposals: ['finance'],
  inspections: ['qc', 'admin', 'support'],
  lab: ['qc', 'admin'],
  /** Blind samples and what they are: nobody who inspects. */
  blindSamples: ['admin'],
  passports: ['qc', 'warehouse', 'support', 'admin'],
  labWork: ['qc'],
  settlements: ['support', 'admin'],
  settlementDecisions: ['support'],
  cases: ['support', 'admin'],
  claims: ['support', 'warehouse', 'admin'],
  claimRulings: ['support'],
  claimGoods: ['warehouse'],
  claimWords: ['support', 'warehouse'],
  caseWork: ['support'],
  factorResets: ['support'],
  blacklist: ['content', 'support', 'admin'],
  notices: ['content', 'support', 'admin'],
  content: ['content', 'admin'],
  makers: ['content', 'admin'],
  /** Deals, held money, durations and pass rates of the whole market. */
  figures: ['finance', 'support', 'admin'],
  audit: ['admin'],
  health: ['admin'],
  staff: ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type Permission = keyof typeof permissions;

/** Whether some of the roles have a permission. */
export const isPermitted = (roles: readonly StaffRole[], permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).some((role) => roles.includes(role));
