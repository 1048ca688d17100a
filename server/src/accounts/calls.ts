import * as contract from '#contract/accounts/calls.ts';
import * as staffContract from '#contract/staff/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { loginUser, setKeyInfo, setLanguage, settingUpdate, userUpdate } from './act-account.ts';
import {
  checkOccupy,
  pwdCheck,
  resetPwd,
  setEmail,
  setPwd,
  setUsername,
  verifySendCode,
} from './act-security.ts';
import { sessionEnd, sessionEndOthers, sessionList } from './act-sessions.ts';
import { checkCode, loginByCode, loginByPassword, logout, sendCode } from './act-sign-in.ts';
import { opsLogin, opsMe, totpEnrol, totpVerify } from './act-staff.ts';
import * as staff from './staff/acts.ts';
import { linkOne, linkUse, resendInvitation, withdrawInvitation } from './staff/links.ts';
import { request } from './staff/requests.ts';
import type { Tools } from './tools.ts';

/** Ties the calls of accounts and of staff sign-in to their acts. */
export const accountsCalls = (tools: Tools): readonly Implementation[] => [
  implement(contract.sendCode, (ctx, input) => sendCode(tools, ctx, input)),
  implement(contract.checkCode, (ctx, input) => checkCode(tools, ctx, input)),
  implement(contract.mailLogin, (ctx, input) => loginByCode(tools, ctx, input)),
  implement(contract.registerLogin, (ctx, input) => loginByCode(tools, ctx, input)),
  implement(contract.quickRegisterLogin, (ctx, input) => loginByCode(tools, ctx, input)),
  implement(contract.login, (ctx, input) => loginByPassword(tools, ctx, input)),
  implement(contract.quickLogin, (ctx, input) => loginByPassword(tools, ctx, input)),
  implement(contract.loginUser, (ctx) => loginUser(tools, ctx)),
  implement(contract.logout, (ctx) => logout(ctx)),
  implement(contract.setPwd, (ctx, input) => setPwd(tools, ctx, input)),
  implement(contract.verifySendCode, (ctx, input) => verifySendCode(tools, ctx, input)),
  implement(contract.resetPwd, (ctx, input) => resetPwd(tools, ctx, input)),
  implement(contract.pwdCheck, (ctx, input) => pwdCheck(tools, ctx, input)),
  implement(contract.setUsername, (ctx, input) => setUsername(tools, ctx, input)),
  implement(contract.checkOccupy, (ctx, input) => checkOccupy(ctx, input)),
  implement(contract.userUpdate, (ctx, input) => userUpdate(tools, ctx, input)),
  implement(contract.setEmail, (ctx, input) => setEmail(tools, ctx, input)),
  implement(contract.settingUpdate, (ctx, input) => settingUpdate(tools, ctx, input)),
  implement(contract.sessionList, (ctx) => sessionList(ctx)),
  implement(contract.sessionEnd, (ctx, input) => sessionEnd(ctx, input)),
  implement(contract.sessionEndOthers, (ctx) => sessionEndOthers(ctx)),
  implement(contract.setKeyInfo, (ctx, input) => setKeyInfo(tools, ctx, input)),
  implement(contract.setLanguage, (ctx, input) => setLanguage(ctx, input)),
  implement(contract.opsLogin, (ctx, input) => opsLogin(tools, ctx, input)),
  implement(contract.totpEnrol, (ctx) => totpEnrol(tools, ctx)),
  implement(contract.totpVerify, (ctx, input) => totpVerify(tools, ctx, input)),
  implement(contract.opsMe, (ctx) => opsMe(ctx)),
  implement(staffContract.staffList, (ctx) => staff.list(ctx)),
  implement(staffContract.staffRequest, (ctx, input) => request(tools, ctx, input)),
  implement(staffContract.staffUpdate, (ctx, input) => staff.update(ctx, input)),
  implement(staffContract.staffDeactivate, (ctx, input) => staff.deactivate(tools, ctx, input)),
  implement(staffContract.staffInvitationResend, (ctx, input) =>
    resendInvitation(tools, ctx, input),
  ),
  implement(staffContract.staffInvitationWithdraw, (ctx, input) => withdrawInvitation(ctx, input)),
  implement(staffContract.staffLinkOne, (ctx, input) => linkOne(ctx, input)),
  implement(staffContract.staffLinkUse, (ctx, input) => linkUse(tools, ctx, input)),
  implement(staffContract.staffPasswordSet, (ctx, input) => staff.setPassword(tools, ctx, input)),
];
