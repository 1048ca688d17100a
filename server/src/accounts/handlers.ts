import * as contract from '#contract/accounts/calls.ts';
import * as closingContract from '#contract/accounts/closing-calls.ts';
import * as profileContract from '#contract/accounts/profile-calls.ts';
import * as sessionContract from '#contract/accounts/session-calls.ts';
import * as staffContractCalls from '#contract/accounts/staff-calls.ts';
import * as factorsContract from '#contract/factors/calls.ts';
import * as legalContract from '#contract/legal/calls.ts';
import * as staffContract from '#contract/staff/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { acceptTerms, declineTerms, listPendingTerms } from './commands/accept-terms.ts';
import { checkCode } from './commands/check-code.ts';
import { checkPassword } from './commands/check-password.ts';
import { closeAccount, readClosingState } from './commands/close-account.ts';
import { endOtherSessions } from './commands/end-other-sessions.ts';
import { endSession } from './commands/end-session.ts';
import { beginChallenge } from './commands/factors/begin-challenge.ts';
import { beginPasskey } from './commands/factors/begin-passkey.ts';
import { beginTotp } from './commands/factors/begin-totp.ts';
import { completeSignIn } from './commands/factors/complete-sign-in.ts';
import { confirmPasskey } from './commands/factors/confirm-passkey.ts';
import { confirmTotp } from './commands/factors/confirm-totp.ts';
import { enrollTotp } from './commands/factors/enroll-totp.ts';
import { proveFactorFirst } from './commands/factors/prove-factor-first.ts';
import { removeFactor } from './commands/factors/remove-factor.ts';
import { renewRecoveryCodes } from './commands/factors/renew-recovery-codes.ts';
import { verifyTotp } from './commands/factors/verify-totp.ts';
import { proposeReopening } from './commands/propose-reopening.ts';
import { proveMail } from './commands/prove-mail.ts';
import { resetPassword } from './commands/reset-password.ts';
import { sendCode } from './commands/send-code.ts';
import { sendProofCode } from './commands/send-proof-code.ts';
import { setEmail } from './commands/set-email.ts';
import { setKeyInfo } from './commands/set-key-info.ts';
import { setLanguage } from './commands/set-language.ts';
import { setPassword } from './commands/set-password.ts';
import { setUsername } from './commands/set-username.ts';
import { signInByCode } from './commands/sign-in-by-code.ts';
import { signInByPassword } from './commands/sign-in-by-password.ts';
import { signOut } from './commands/sign-out.ts';
import { deactivateStaff } from './commands/staff/deactivate-staff.ts';
import { requestStaffChange } from './commands/staff/request-staff-change.ts';
import { resendInvitation } from './commands/staff/resend-invitation.ts';
import { setStaffPassword } from './commands/staff/set-staff-password.ts';
import { signInStaff } from './commands/staff/sign-in-staff.ts';
import { updateStaff } from './commands/staff/update-staff.ts';
import { useStaffLink } from './commands/staff/use-staff-link.ts';
import { verifyStaffFactor } from './commands/staff/verify-staff-factor.ts';
import { withdrawInvitation } from './commands/staff/withdraw-invitation.ts';
import { updateProfile } from './commands/update-profile.ts';
import { updateSetting } from './commands/update-setting.ts';
import type { Deps } from './deps.ts';
import { factorResetCalls } from './factors/reset-handlers.ts';
import { checkUsername } from './queries/check-username.ts';
import { listFactors } from './queries/list-factors.ts';
import { listOwnSessions } from './queries/list-own-sessions.ts';
import { listStaffMembers } from './queries/list-staff-members.ts';
import { readOwnAccount } from './queries/read-own-account.ts';
import { readOwnStaff } from './queries/read-own-staff.ts';
import { readStaffLink } from './queries/read-staff-link.ts';

/** Ties the calls of accounts and of staff sign-in to their acts. */
export const accountsCalls = (deps: Deps): readonly Implementation[] => [
  implement(contract.sendCode, (ctx, input) => sendCode(ctx, deps, input)),
  implement(contract.checkCode, (ctx, input) => checkCode(ctx, deps, input)),
  implement(legalContract.legalPending, (ctx) => listPendingTerms(ctx, deps)),
  implement(legalContract.legalAccept, (ctx, input) => acceptTerms(ctx, deps, input)),
  implement(legalContract.legalDecline, (ctx, input) => declineTerms(ctx, deps, input)),
  implement(closingContract.closingState, (ctx) => readClosingState(ctx, deps)),
  implement(closingContract.closeAccount, (ctx) => closeAccount(ctx, deps)),
  implement(closingContract.opsAccountReopen, (ctx, input) => proposeReopening(ctx, input)),
  implement(contract.mailLogin, (ctx, input) => signInByCode(ctx, deps, input)),
  implement(contract.registerLogin, (ctx, input) => signInByCode(ctx, deps, input)),
  implement(contract.quickRegisterLogin, (ctx, input) => signInByCode(ctx, deps, input)),
  implement(contract.login, (ctx, input) => signInByPassword(ctx, deps, input)),
  implement(contract.quickLogin, (ctx, input) => signInByPassword(ctx, deps, input)),
  implement(sessionContract.loginUser, (ctx) => readOwnAccount(ctx, deps)),
  implement(sessionContract.logout, (ctx) => signOut(ctx, deps)),
  implement(contract.setPwd, (ctx, input) => setPassword(ctx, deps, input)),
  implement(contract.verifySendCode, (ctx, input) => sendProofCode(ctx, deps, input)),
  implement(contract.resetPwd, (ctx, input) => resetPassword(ctx, deps, input)),
  implement(contract.pwdCheck, (ctx, input) => checkPassword(ctx, deps, input)),
  implement(profileContract.setUsername, (ctx, input) => setUsername(ctx, deps, input)),
  implement(profileContract.checkOccupy, (ctx, input) => checkUsername(ctx, input)),
  implement(profileContract.userUpdate, (ctx, input) => updateProfile(ctx, deps, input)),
  implement(profileContract.setEmail, (ctx, input) => setEmail(ctx, deps, input)),
  implement(profileContract.settingUpdate, (ctx, input) => updateSetting(ctx, deps, input)),
  implement(profileContract.sessionList, (ctx) => listOwnSessions(ctx)),
  implement(profileContract.sessionEnd, (ctx, input) => endSession(ctx, deps, input)),
  implement(profileContract.sessionEndOthers, (ctx) => endOtherSessions(ctx, deps)),
  implement(contract.setKeyInfo, (ctx, input) => setKeyInfo(ctx, deps, input)),
  implement(profileContract.setLanguage, (ctx, input) => setLanguage(ctx, input)),
  implement(contract.proveMail, (ctx, input) => proveMail(ctx, deps, input)),
  ...factorCalls(deps),
  ...factorResetCalls(deps),
  implement(staffContractCalls.opsLogin, (ctx, input) => signInStaff(ctx, deps, input)),
  implement(staffContractCalls.totpEnrol, (ctx) => enrollTotp(ctx, deps)),
  implement(staffContractCalls.totpVerify, (ctx, input) => verifyTotp(ctx, deps, input)),
  implement(sessionContract.opsMe, (ctx) => readOwnStaff(ctx)),
  implement(staffContract.staffList, (ctx) => listStaffMembers(ctx)),
  implement(staffContract.staffRequest, (ctx, input) => requestStaffChange(ctx, deps, input)),
  implement(staffContract.staffUpdate, (ctx, input) => updateStaff(ctx, input)),
  implement(staffContract.staffDeactivate, (ctx, input) => deactivateStaff(ctx, deps, input)),
  implement(staffContract.staffInvitationResend, (ctx, input) =>
    resendInvitation(ctx, deps, input),
  ),
  implement(staffContract.staffInvitationWithdraw, (ctx, input) => withdrawInvitation(ctx, input)),
  implement(staffContract.staffLinkOne, (ctx, input) => readStaffLink(ctx, input)),
  implement(staffContract.staffLinkUse, (ctx, input) => useStaffLink(ctx, deps, input)),
  implement(staffContract.staffPasswordSet, (ctx, input) => setStaffPassword(ctx, deps, input)),
];

/** Ties the calls of second factors to their handlers. */
const factorCalls = (deps: Deps): readonly Implementation[] => [
  implement(factorsContract.factorList, (ctx) => listFactors(ctx)),
  implement(factorsContract.factorTotpBegin, (ctx) => beginTotp(ctx, deps)),
  implement(factorsContract.factorTotpConfirm, (ctx, input) => confirmTotp(ctx, deps, input)),
  implement(factorsContract.factorPasskeyBegin, (ctx) => beginPasskey(ctx, deps)),
  implement(factorsContract.factorPasskeyConfirm, (ctx, input) => confirmPasskey(ctx, deps, input)),
  implement(factorsContract.factorChallenge, (ctx, input) => beginChallenge(ctx, deps, input)),
  implement(factorsContract.factorProve, (ctx, input) => proveFactorFirst(ctx, deps, input)),
  implement(factorsContract.factorRemove, (ctx, input) => removeFactor(ctx, deps, input)),
  implement(factorsContract.factorRecoveryRenew, (ctx, input) =>
    renewRecoveryCodes(ctx, deps, input),
  ),
  implement(factorsContract.secondStep, (ctx, input) => completeSignIn(ctx, deps, input)),
  implement(factorsContract.staffFactorVerify, (ctx, input) => verifyStaffFactor(ctx, deps, input)),
];
