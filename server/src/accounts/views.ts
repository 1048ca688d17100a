import type { StaffInfo, UserInfo } from '#contract/accounts/schemas.ts';
import { completenessPct, nickName } from './core/profile.ts';
import type { Account } from './store/accounts.ts';
import type { StaffRecord } from './store/staff.ts';

/** User info of the specification, section 3: of the reader's own account. */
export function userInfo(account: Account, waitQuoteCount: number): UserInfo {
  const hasPassword = account.passwordHash !== null;
  return {
    id: account.id,
    username: account.username ?? '',
    nickName: nickName(account),
    firstname: account.firstname,
    lastname: account.lastname,
    avatar: account.avatar,
    email: account.email,
    mainIdentity: account.identity,
    hasPwd: hasPassword ? 'Y' : 'N',
    hasKeyInfo: account.identity === null ? 'N' : 'Y',
    createtime: account.createdAt.toISOString(),
    updatetime: account.updatedAt.toISOString(),
    companyName: account.company,
    companyCn: account.companyCn,
    country: account.country,
    lang: account.lang,
    termsDeclined: account.termsDeclinedAt !== null,
    sellerState: account.sellerState,
    buyerMetaPct: completenessPct({ ...account, hasPassword }),
    sellerexecution: Number(account.sellerShare),
    waitQuoteCount,
    knowSetNotUrgent: account.knowSetNotUrgent,
    knowRefuseQuote: account.knowRefuseQuote,
    knowCloseInquiry: account.knowCloseInquiry,
  };
}

const hasFactor = ({ factors }: StaffRecord): boolean => factors.totp || factors.passkey;

/** A member of staff as their own pages show them. */
export const staffInfo = (staff: StaffRecord, isTotpDone: boolean): StaffInfo => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  roles: staff.roles,
  totp: hasFactor(staff) ? (isTotpDone ? 'done' : 'verify') : 'enrol',
  factors: staff.factors,
});

/** A member of staff as the admin's list shows them: `done` where a second factor is enrolled. */
export const staffRow = (staff: StaffRecord) => ({
  ...staffInfo(staff, true),
  active: staff.active,
  createdAt: staff.createdAt.toISOString(),
});

/** The facts of a member of staff that the audit log keeps. */
export const toAuditFacts = (staff: StaffRecord) => ({
  email: staff.email,
  name: staff.name,
  roles: staff.roles,
  active: staff.active,
  secondFactor: hasFactor(staff),
});
