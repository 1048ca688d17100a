import * as accounts from '#contract/accounts/calls.ts';
import * as sessionAccounts from '#contract/accounts/session-calls.ts';
import * as staffAccounts from '#contract/accounts/staff-calls.ts';
import * as approvals from '#contract/approvals/calls.ts';
import { BASE_PATH, type Call } from '#contract/call.ts';
import { fileUpload } from '#contract/files/calls.ts';
import type { CallResponse } from '#contract/response-schemas.ts';
import * as staffing from '#contract/staff/calls.ts';
import * as wallet from '#contract/wallet/calls.ts';
import { Caller, totpCode } from '../../deal/caller.ts';
import { over } from '../../deal/play.ts';
import { slip } from '../../demo/draw.ts';
import { DEMO_PASSWORD, DEMO_TOTP } from '../../demo/people.ts';
import type { Fault, Findings } from '../findings.ts';
import { newcomer } from '../people.ts';
import { startProduct } from '../product.ts';

const ADMIN = 'admin@assay.test';
const FINANCE = 'finance@assay.test';
const CHOSEN = 'Chosen-by-the-admin-88';
const CHOSEN_TOTP = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const reason = 'attack';

/** One person's session, and calls that may carry more than the contract knows. */
class Attacker {
  readonly caller: Caller;
  readonly #origin: string;

  constructor(origin: string, caller: Caller) {
    this.#origin = origin;
    this.caller = caller;
  }

  /** Makes a call with any payload; returns its code, or the name of its failure. */
  async attempt(call: Call | string, payload: object): Promise<string> {
    const path = typeof call === 'string' ? call : call.path;
    const answer = await fetch(this.#origin + BASE_PATH + path, {
      method: 'POST',
      headers: { ...this.caller.header, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    const reply = (await answer.json()) as CallResponse<{ fail?: string }>;
    return reply.data?.fail ?? String(reply.code);
  }
}

/** Signs in as a member of staff with a password and an authenticator; null where it is refused. */
async function enter(origin: string, email: string, password = DEMO_PASSWORD, totp = DEMO_TOTP) {
  const caller = new Caller(email, over(origin));
  try {
    caller.signedIn(await caller.send(staffAccounts.opsLogin, { email, password }));
    await caller.send(staffAccounts.totpVerify, { code: totpCode(totp, new Date()) });
    return new Attacker(origin, caller);
  } catch {
    return null;
  }
}

/** Tells whether a password gets as far as the second factor. */
async function opens(origin: string, email: string, password: string): Promise<boolean> {
  const login = new Caller(email, over(origin)).send(staffAccounts.opsLogin, { email, password });
  return login.then(
    () => true,
    () => false,
  );
}

async function mustEnter(origin: string, email: string): Promise<Attacker> {
  const entered = await enter(origin, email);
  if (entered === null) throw new Error(`${email} cannot sign in`);
  return entered;
}

/** Tells whether a link went out to an address: an invitation is listed once it was approved. */
async function isInvited({ caller }: Attacker, email: string): Promise<boolean> {
  const { invitations } = await caller.send(staffing.staffList, {});
  return invitations.some((one) => one.email === email);
}

const openRequests = async (by: Attacker) =>
  (await by.caller.send(approvals.opsApprovalList, { state: 'requested', pageSize: 50 })).list;

/** Tries to approve the open requests that came since `earlier`; returns what the replies were. */
async function approveSince(
  by: Attacker,
  earlier: readonly { readonly id: string }[],
): Promise<string[]> {
  const replies: string[] = [];
  for (const { id, version } of await openRequests(by)) {
    if (earlier.some((one) => one.id === id)) continue;
    replies.push(await by.attempt(approvals.opsApprovalApprove, { id, version }));
  }
  return replies;
}

/** Tries ways to become somebody else, or more; returns the colleague's own session. */
async function becomeSomebody(origin: string, admin: Attacker, findings: Findings) {
  const { staff } = await admin.caller.send(staffing.staffList, {});
  const idOf = (email: string) => staff.find((one) => one.email === email)?.id ?? '';
  const [self, colleague] = [idOf(ADMIN), idOf(FINANCE)];
  const roles = ['support', 'warehouse', 'qc', 'finance', 'content', 'admin'];
  // The market's own people left requests open.
  const earlier = await openRequests(admin);

  const smuggled = { id: colleague, name: 'Finance', password: CHOSEN, newPassword: CHOSEN };
  const set = await admin.attempt(staffing.staffUpdate, { ...smuggled, totp: CHOSEN_TOTP });
  const asked = { kind: 'staff.resetPassword', id: colleague, reason };
  await admin.attempt(staffing.staffRequest, asked);
  await admin.attempt('/ops/staff/setPassword', smuggled);
  findings.check(
    !(await opens(origin, FINANCE, CHOSEN)) && (await opens(origin, FINANCE, DEMO_PASSWORD)),
    `set a colleague’s password: only the colleague’s own signs in (update answered ${set})`,
  );

  await admin.attempt(staffing.staffRequest, { ...asked, kind: 'staff.resetSecondFactor' });
  await admin.attempt('/ops/staff/resetTotp', { id: colleague });
  const stranger = await enter(origin, FINANCE, DEMO_PASSWORD, CHOSEN_TOTP);
  const finance = await enter(origin, FINANCE);
  findings.check(
    stranger === null && finance !== null,
    'reset a colleague’s second factor: the factor of before is still asked for',
  );

  const before = (await admin.caller.send(sessionAccounts.opsMe, {})).roles.join(', ');
  const grants = [
    await admin.attempt(staffing.staffRequest, { kind: 'staff.roles', id: self, roles, reason }),
    await admin.attempt(staffing.staffUpdate, { id: self, name: 'Me', roles }),
  ];
  const after = (await admin.caller.send(sessionAccounts.opsMe, {})).roles.join(', ');
  findings.check(
    after === before,
    `grant himself every role: he stays ${after} (answered ${grants.join(', ')})`,
  );
  await admin.attempt(staffing.staffRequest, { kind: 'staff.roles', id: colleague, roles, reason });

  const puppet = 'puppet@elsewhere.test';
  const invite = { kind: 'staff.invite', email: puppet, name: 'Puppet', roles, reason };
  await admin.attempt(staffing.staffRequest, invite);
  const approvalsTried = await approveSince(admin, earlier);
  findings.check(
    approvalsTried.length > 0 && approvalsTried.every((answer) => answer === 'approval.samePerson'),
    `approve his own ${approvalsTried.length} requests: ${[...new Set(approvalsTried)].join(', ')}`,
  );
  findings.check(
    !(await isInvited(admin, puppet)) && !(await opens(origin, puppet, CHOSEN)),
    'invite himself under another address: no invitation goes out, nobody can sign in',
  );
  return finance ?? mustEnter(origin, FINANCE);
}

/** Announces a recharge of a buyer with a proof of its own. */
async function announce(buyer: Caller, amount: string): Promise<string> {
  const reference = `${buyer.name} ${amount} ${performance.now()}`;
  const picture = await slip({ payer: 'Attack Ltd', amount, reference });
  const { url: proof } = await buyer.upload(fileUpload, 'transfer.jpg', picture);
  const form = { accountName: 'Attack Ltd', accountNumber: '1', bankName: 'B', bankCode: 'C' };
  return (await buyer.send(wallet.rechargeApply, { ...form, amount, proof })).id;
}

/** Tries ways to make money appear: as the administrator, and as one person of finance. */
async function createMoney(
  origin: string,
  { admin, finance }: { admin: Attacker; finance: Attacker },
  findings: Findings,
): Promise<void> {
  const buyer = new Caller('dana@hollis.test', over(origin));
  const account = { username: buyer.name, password: DEMO_PASSWORD, agree: true as const };
  buyer.signedIn(await buyer.send(accounts.login, account));
  const balance = async (of = buyer) => (await of.send(wallet.walletOne, {})).balance.amount;
  const confirm = (by: Attacker, id: string, bankReference: string) =>
    by.attempt(wallet.opsRechargeConfirm, { id, version: 1, bankReference });
  const before = await balance();

  const small = await announce(buyer, '4000.00');
  findings.check(
    (await confirm(admin, small, 'FT-1')) === 'access.denied' && (await balance()) === before,
    'confirm a recharge as administrator: access.denied, nothing is booked',
  );
  await confirm(finance, small, 'FT-1');
  const after = (Number(before) + 4000).toFixed(2);
  findings.check(
    (await balance()) === after,
    'one finance person books a small recharge (control)',
  );

  const again = await confirm(finance, await announce(buyer, '10.00'), 'ft 1');
  findings.check(
    again === 'wallet.referenceUsed' && (await balance()) === after,
    `confirm another recharge by the same bank reference: ${again}`,
  );

  const earlier = await openRequests(finance);
  await confirm(finance, await announce(buyer, '10000.01'), 'FT-2');
  await confirm(finance, await announce(buyer, '6000.01'), 'FT-3');
  const own = await approveSince(finance, earlier);
  findings.check(
    (await balance()) === after,
    'confirm above the limit alone, or in parts that come above it: nothing is booked',
  );
  findings.check(
    own.length === 2 && own.every((answer) => answer === 'approval.samePerson'),
    `approve one’s own two confirmations: ${[...new Set(own)].join(', ')}`,
  );

  const twin = (await newcomer(origin, FINANCE)).caller;
  const key = { area: 'United States', areaId: 'US', companyName: 'Twin Ltd' };
  const names = { firstname: 'Twin', lastname: 'Person', mainIdentity: 'buyer' as const };
  await twin.send(accounts.setKeyInfo, { ...key, ...names });
  const mine = await confirm(finance, await announce(twin, '50.00'), 'FT-4');
  findings.check(
    mine === 'wallet.samePerson' && (await balance(twin)) === '0.00',
    `confirm a recharge to one’s own account: ${mine}`,
  );
  const { trial } = await finance.caller.send(wallet.opsLedger, {});
  findings.check(
    trial.every(({ amount }) => Number(amount) === 0),
    'the sum of all accounts is zero in each currency',
  );
}

/** The first administrator may invite the second alone, but never again. */
async function beTheLast(admin: Attacker, findings: Findings): Promise<void> {
  const { staff } = await admin.caller.send(staffing.staffList, {});
  const other = staff.find(({ email }) => email === 'admin2@assay.test')?.id ?? '';
  const left = await admin.attempt(staffing.staffDeactivate, { id: other, reason });
  const email = 'second-puppet@elsewhere.test';
  const invite = { kind: 'staff.invite', email, name: 'Puppet', roles: ['admin'], reason };
  const asked = await admin.attempt(staffing.staffRequest, invite);
  findings.check(
    left === '0' && !(await isInvited(admin, email)),
    `put out the second administrator (${left}) and invite a puppet alone (${asked}): it waits for an approval`,
  );
}

/** Tries each way in which one administrator alone could be somebody else or create money. */
export const fault: Fault = {
  summary: 'one administrator alone tries to become someone else and to create money',
  async run(findings) {
    const product = await startProduct({ DEMO: '1' });
    try {
      const admin = await mustEnter(product.origin, ADMIN);
      const finance = await becomeSomebody(product.origin, admin, findings);
      await createMoney(product.origin, { admin, finance }, findings);
      await beTheLast(admin, findings);
    } finally {
      await product.stop();
    }
  },
};
