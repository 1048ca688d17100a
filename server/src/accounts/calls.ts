import * as contract from '#contract/accounts/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
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
import {
  opsLogin,
  opsMe,
  staffAdd,
  staffList,
  staffResetTotp,
  staffUpdate,
  totpEnrol,
  totpVerify,
} from './act-staff.ts';
import type { Tools } from './tools.ts';

/** Ties the calls of accounts and of staff sign-in to their acts. */
export const accountsCalls = (tools: Tools): readonly Bound[] => [
  bind(contract.sendCode, (at, input) => sendCode(tools, at, input)),
  bind(contract.checkCode, (at, input) => checkCode(tools, at, input)),
  bind(contract.mailLogin, (at, input) => loginByCode(tools, at, input)),
  bind(contract.registerLogin, (at, input) => loginByCode(tools, at, input)),
  bind(contract.quickRegisterLogin, (at, input) => loginByCode(tools, at, input)),
  bind(contract.login, (at, input) => loginByPassword(tools, at, input)),
  bind(contract.quickLogin, (at, input) => loginByPassword(tools, at, input)),
  bind(contract.loginUser, (at) => loginUser(tools, at)),
  bind(contract.logout, (at) => logout(at)),
  bind(contract.setPwd, (at, input) => setPwd(tools, at, input)),
  bind(contract.verifySendCode, (at, input) => verifySendCode(tools, at, input)),
  bind(contract.resetPwd, (at, input) => resetPwd(tools, at, input)),
  bind(contract.pwdCheck, (at, input) => pwdCheck(tools, at, input)),
  bind(contract.setUsername, (at, input) => setUsername(tools, at, input)),
  bind(contract.checkOccupy, (at, input) => checkOccupy(at, input)),
  bind(contract.userUpdate, (at, input) => userUpdate(tools, at, input)),
  bind(contract.setEmail, (at, input) => setEmail(tools, at, input)),
  bind(contract.settingUpdate, (at, input) => settingUpdate(tools, at, input)),
  bind(contract.sessionList, (at) => sessionList(at)),
  bind(contract.sessionEnd, (at, input) => sessionEnd(at, input)),
  bind(contract.sessionEndOthers, (at) => sessionEndOthers(at)),
  bind(contract.setKeyInfo, (at, input) => setKeyInfo(tools, at, input)),
  bind(contract.setLanguage, (at, input) => setLanguage(at, input)),
  bind(contract.opsLogin, (at, input) => opsLogin(tools, at, input)),
  bind(contract.totpEnrol, (at) => totpEnrol(tools, at)),
  bind(contract.totpVerify, (at, input) => totpVerify(tools, at, input)),
  bind(contract.opsMe, (at) => opsMe(at)),
  bind(contract.staffList, (at) => staffList(at)),
  bind(contract.staffAdd, (at, input) => staffAdd(at, input)),
  bind(contract.staffUpdate, (at, input) => staffUpdate(at, input)),
  bind(contract.staffResetTotp, (at, input) => staffResetTotp(at, input)),
];
