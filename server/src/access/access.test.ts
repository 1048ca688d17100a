import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/access/calls.ts';
import { closeAccount } from '#contract/accounts/closing-calls.ts';
import { logout, opsMe } from '#contract/accounts/session-calls.ts';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import type { Call } from '#contract/call.ts';
import { freightList, freightOne, freightSave } from '#contract/delivery/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { sellerAudit } from '#contract/onboarding/calls.ts';
import { auditList } from '#contract/operator/calls.ts';
import { staffRequest } from '#contract/staff/calls.ts';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import { failOrDone } from '#harness/members.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

const SECRET_NUMBER = '8839201174650012';
const MINUTE_MS = 60_000;

let town: TestMarket;
let seller: Caller;
let support: Caller;
let other: Caller;
let sellerId: string;

beforeAll(async () => {
  town = await openTestMarket();
  seller = await town.member('Seller', 'seller');
  sellerId = town.idOf(seller);
  support = await town.staff('Support', ['support']);
  other = await town.staff('Colleague', ['support']);
}, 120_000);

afterAll(() => town.close());

/** Opens a look at an account and returns who makes calls in it. */
async function look(by: Caller, accountId: string): Promise<Caller> {
  const opened = await by.send(contract.opsViewStart, { accountId, reason: 'Cannot find a quote' });
  return town.visitor('Viewer').signedIn(opened);
}

const staffIdOf = async (name: string): Promise<string> => {
  const { rows } = await town.market.database.pool.query<{ id: string }>(
    'select id from accounts.staff where name = $1',
    [name],
  );
  return rows[0]?.id ?? '';
};

const isWithin = (instant: string | null, from: Date, to: Date): boolean =>
  instant !== null && from <= new Date(instant) && new Date(instant) <= to;

/** The look of a member of staff that has no end yet. */
const openEntry = async (name: string): Promise<{ accountId: string } | undefined> => {
  const { rows } = await town.market.database.pool.query<{ accountId: string }>(
    `select account_id as "accountId" from access.entry where staff_name = $1 and ended_at is null`,
    [name],
  );
  return rows[0];
};

test('every command of the contract is refused in a session of a viewer', async () => {
  const viewer = await look(support, sellerId);
  const commands = town.market.calls
    .map(({ call }) => call)
    .filter(({ kind }) => kind === 'command');
  expect(commands.length).toBeGreaterThan(200);
  for (const call of commands as Call[]) {
    const made = call.form
      ? viewer.upload(call, 'a.pdf', Buffer.from('%PDF-1.7'))
      : viewer.send(call, {} as never);
    expect(await failOrDone(made), call.path).toBe('access.readOnly');
  }
  await support.send(contract.opsViewEnd, {});
});

test('a look ends after 30 minutes, by its end, and with the session of staff', async () => {
  const viewer = await look(support, sellerId);
  await viewer.send(msgBoxList, {});
  await support.send(contract.opsViewEnd, {});
  expect(await failOrDone(viewer.send(msgBoxList, {}))).toBe('session.missing');
  expect(await support.send(contract.opsViewCurrent, {})).toBeNull();

  const again = await look(support, sellerId);
  town.clock.advance(contract.VIEW_MINUTES * MINUTE_MS);
  expect(await failOrDone(again.send(msgBoxList, {}))).toBe('session.missing');

  const leaving = await town.staff('Leaving', ['support']);
  const third = await look(leaving, sellerId);
  await leaving.send(logout, {});
  expect(await failOrDone(third.send(msgBoxList, {}))).toBe('session.missing');
});

/** How many sessions there are by which a member of staff looks at accounts. */
async function viewersOf(name: string): Promise<number> {
  const { rows } = await town.market.database.pool.query<{ n: number }>(
    `select count(*)::int as n from accounts.session
     where viewer_id = (select id from accounts.staff where name = $1) and expires_at > $2`,
    [name, town.clock.now()],
  );
  return rows[0]?.n ?? 0;
}

test('a look ends at once with the role that allowed it', async () => {
  const moved = await town.staff('Moved', ['support']);
  const boss = await town.staff('Boss', ['admin']);
  const second = await town.staff('Second', ['admin']);
  const viewer = await look(moved, sellerId);
  expect(await viewersOf('Moved')).toBe(1);
  await viewer.send(msgBoxList, {});
  const { accountId } = (await openEntry('Moved')) ?? { accountId: '' };
  expect(accountId).toBe(sellerId);
  const id = await staffIdOf('Moved');
  const { approvalId } = await boss.send(staffRequest, {
    kind: 'staff.roles',
    id,
    roles: ['finance'],
    reason: 'Moves to finance',
  });
  const before = town.clock.now();
  await second.send(opsApprovalApprove, { id: approvalId ?? '', version: 1 });
  const after = town.clock.now();
  expect(await viewersOf('Moved')).toBe(0);
  expect(await failOrDone(viewer.send(msgBoxList, {}))).toBe('session.missing');
  const [entry] = (await seller.send(contract.accessList, {})).list;
  expect(entry).toMatchObject({ by: 'Moved', isOpen: false });
  expect(isWithin(entry?.until ?? null, before, after)).toBe(true);
});

test('a look that ends with a session of either side, or with the account, has its end', async () => {
  const looked = await town.member('Looked', 'buyer');
  const accountId = town.idOf(looked);
  const staff = () => town.staff('Ending', ['support']);
  const lastEnd = async () => {
    const { rows } = await town.market.database.pool.query<{ ended_at: Date | null }>(
      `select ended_at from access.entry where account_id = $1 order by at desc, id desc limit 1`,
      [accountId],
    );
    return rows[0]?.ended_at?.toISOString() ?? null;
  };
  const begun = async (by: Caller) => {
    town.clock.advance(MINUTE_MS);
    await look(by, accountId);
    expect(await lastEnd()).toBeNull();
    town.clock.advance(MINUTE_MS);
    return town.clock.now();
  };
  const endedSince = async (from: Date) => isWithin(await lastEnd(), from, town.clock.now());
  const first = await staff();
  const signedOut = await begun(first);
  await first.send(logout, {});
  expect(await endedSince(signedOut)).toBe(true);

  // The session of the staff ends by the clock before the look would.
  const second = await town.staff('Ending2', ['support']);
  const id = await staffIdOf('Ending2');
  const expired = await begun(second);
  await town.market.database.pool.query(
    `update accounts.session set expires_at = $2 where staff_id = $1`,
    [id, expired],
  );
  town.clock.advance(5 * MINUTE_MS);
  await town.market.jobs['accounts.sweep']?.({}, {
    db: town.market.database.db,
    now: town.clock.now(),
  } as never);
  expect(await lastEnd()).toBe(expired.toISOString());

  const closed = await begun(other);
  await looked.send(closeAccount, {});
  expect(await endedSince(closed)).toBe(true);
});

test('each request of a look asks whether its staff may still look', async () => {
  const staff = await town.staff('Watched', ['support']);
  const id = await staffIdOf('Watched');
  const set = (change: string) =>
    town.market.database.pool.query(`update accounts.staff set ${change} where id = $1`, [id]);
  const viewer = await look(staff, sellerId);
  for (const [off, on] of [
    [`roles = '{finance}'`, `roles = '{support,qc}'`],
    ['active = false', 'active = true'],
  ] as const) {
    await set(off);
    expect(await failOrDone(viewer.send(msgBoxList, {}))).toBe('session.missing');
    await set(on);
    expect(await failOrDone(viewer.send(msgBoxList, {}))).toBe('done');
  }
  // The session of staff that the look was begun in has ended, and nobody removed it yet.
  await town.market.database.pool.query(
    `update accounts.session set expires_at = $2 where staff_id = $1`,
    [id, town.clock.now()],
  );
  expect(await failOrDone(viewer.send(msgBoxList, {}))).toBe('session.missing');
});

test('a closed account is looked at by nobody, and its closing ends a look', async () => {
  const leaver = await town.member('Leaver', 'buyer');
  const accountId = town.idOf(leaver);
  const viewer = await look(other, accountId);
  await leaver.send(closeAccount, {});
  expect(await viewersOf('Colleague')).toBe(0);
  expect(await failOrDone(viewer.send(msgBoxList, {}))).toBe('session.missing');
  expect(await other.send(contract.opsViewCurrent, {})).toBeNull();
  const again = other.send(contract.opsViewStart, { accountId, reason: 'A question' });
  expect(await failOrDone(again)).toBe('view.closed');
  // The look that ended with the account keeps nobody from the next one.
  await look(other, sellerId);
  await other.send(contract.opsViewEnd, {});
});

test('staff look at one account at a time, and never at one of staff', async () => {
  const buyer = await town.member('Buyer', 'buyer');
  await look(other, sellerId);
  const second = other.send(contract.opsViewStart, {
    accountId: town.idOf(buyer),
    reason: 'Another customer',
  });
  expect(await failOrDone(second)).toBe('view.open');
  await other.send(contract.opsViewEnd, {});
  // Staff named Twin and a member with the same mailbox.
  const twin = await town.member('Twin', 'buyer');
  await town.staff('Twin', ['qc']);
  const staff = other.send(contract.opsViewStart, {
    accountId: town.idOf(twin),
    reason: 'Curious',
  });
  expect(await failOrDone(staff)).toBe('view.staff');
});

test('a look needs a reason, and support alone may begin one', async () => {
  const blank = support.send(contract.opsViewStart, { accountId: sellerId, reason: '  ' });
  expect(await failOrDone(blank)).toBe('input.invalid');
  const finance = await town.staff('Finance', ['finance']);
  const begun = finance.send(contract.opsViewStart, { accountId: sellerId, reason: 'Money' });
  expect(await failOrDone(begun)).toBe('access.denied');
});

test('the customer reads who looked, when and why, and the audit log has it', async () => {
  const fresh = await town.member('Fresh', 'buyer');
  await look(support, town.idOf(fresh));
  await support.send(contract.opsViewEnd, {});
  const { list } = await fresh.send(contract.accessList, {});
  expect(list).toMatchObject([
    { kind: 'view', by: 'Support', reason: 'Cannot find a quote', isOpen: false },
  ]);
  const inbox = await fresh.send(msgBoxList, {});
  expect(JSON.stringify(inbox)).toContain('Cannot find a quote');
  const admin = await town.staff('Admin', ['admin']);
  const rows = await admin.send(auditList, { onId: town.idOf(fresh) });
  expect(rows.list.map(({ what }) => what)).toEqual(['customer.viewEnd', 'customer.view']);
  expect(await failOrDone(seller.send(opsMe, {}))).toBe('access.denied');
});

test('numbers of bank accounts stay masked in a look and are revealed with a reason', async () => {
  await seller.send(bankAdd, {
    currency: 'CNY',
    accountNumber: SECRET_NUMBER,
    accountName: 'Seller Ltd',
    bankName: 'Bank of China',
    branch: 'Futian',
    bankCode: '104584000003',
    street: '1 Fuhua Road',
    town: 'Shenzhen',
    country: 'CN',
    postcode: '518000',
  });
  const shipping = await town.member('Shipping', 'buyer');
  await shipping.send(freightSave, {
    carrier: 'DHL',
    number: '998877665',
    label: 'own',
    isDefault: true,
  });
  const viewer = await look(support, sellerId);
  const queries = town.market.calls.map(({ call }) => call).filter(({ kind }) => kind === 'query');
  for (const call of queries as Call[]) {
    const answer = await viewer.send(call, {} as never).then(
      (output) => JSON.stringify(output),
      (error: unknown) => String(error),
    );
    expect(answer.includes(SECRET_NUMBER), call.path).toBe(false);
  }
  await support.send(contract.opsViewEnd, {});
  const [account] = await shipping.send(freightList, {});
  const atBuyer = await look(support, town.idOf(shipping));
  const whole = atBuyer.send(freightOne, { id: account?.id ?? '' });
  expect(await failOrDone(whole)).toBe('access.readOnly');
  await support.send(contract.opsViewEnd, {});
  const { facts } = await support.send(contract.opsReveal, {
    accountId: sellerId,
    kind: 'bankAccounts',
    reason: 'A payout came back',
  });
  expect(facts.some(({ value }) => value.includes(SECRET_NUMBER))).toBe(true);
  const { list } = await seller.send(contract.accessList, {});
  expect(list[0]).toMatchObject({ kind: 'bankAccounts', reason: 'A payout came back' });
});

test('the address of a licence is empty in a look', async () => {
  const company = { licencePhoto: '', creditCode: '91440300MA5EXAMPL1' };
  await town.market.database.pool.query(
    `insert into onboarding.settlement (account_id, state, version, company, updated_at)
     values ($1, 'draft', 1, $2, now()) on conflict do nothing`,
    [
      sellerId,
      JSON.stringify({ ...company, licencePhoto: '/files/01930000-0000-7000-8000-000000000001' }),
    ],
  );
  const own = await seller.send(sellerAudit, {});
  expect(own.links.licencePhoto).not.toBe('');
  const viewer = await look(support, sellerId);
  const seen = await viewer.send(sellerAudit, {});
  expect([seen.company.licencePhoto, seen.links.licencePhoto]).toEqual(['', '']);
  await support.send(contract.opsViewEnd, {});
});
