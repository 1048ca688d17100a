import * as accounts from '#contract/accounts/calls.ts';
import * as staffAccounts from '#contract/accounts/staff-calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import type { ShipTo } from '#contract/orders/terms-schemas.ts';
import type { FailureData } from '#contract/response-schemas.ts';
import * as wallet from '#contract/wallet/calls.ts';
import { slip, topMarking } from '../demo/draw.ts';
import { DEMO_PASSWORD, DEMO_TOTP, type StaffKey, staff } from '../demo/people.ts';
import { Caller, type Carry, Refused, totpCode } from './caller.ts';
import * as steps from './steps.ts';

/** A step of the deal: who acted, the order's state, and four balances. */
export interface DealStep {
  readonly who: string;
  readonly what: string;
  readonly state: string;
  readonly buyer: string;
  readonly escrow: string;
  readonly seller: string;
  readonly revenue: string;
  readonly ms: number;
}

/** Carries calls over the network to a running market. */
export const over =
  (url: string): Carry =>
  async ({ path, headers, body }) => {
    const payload = typeof body === 'string' ? body : new Uint8Array(body);
    const reply = await fetch(url + path, { method: 'POST', headers, body: payload });
    return { status: reply.status, body: await reply.text() };
  };

const SELLER = 'tao@hexin.test';
const AMOUNT = '5000.00';
const shipTo: ShipTo = {
  name: 'Ada Novak',
  company: 'Novak Labs',
  country: 'US',
  address: '12 Mill Street',
  city: 'Boston MA',
  postcode: '02110',
  phone: '+1 617 555 0142',
  carrier: 'DHL',
  freightAccount: '',
};

/** The mail code that the market sent to an address, read from the mailbox of development. */
async function mailedCode(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    if (!reply.ok) throw new Error('the deal needs the mailbox of a development market');
    const [newest] = (await reply.json()) as { code: string | null }[];
    if (newest?.code) return newest.code;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`no code came for ${email}`);
}

async function openBuyer(url: string, carry: Carry): Promise<Caller> {
  const email = `buyer${Date.now()}@deal.test`;
  const buyer = new Caller('buyer', carry);
  await buyer.send(accounts.sendCode, { email });
  const code = await mailedCode(url, email);
  buyer.signedIn(await buyer.send(accounts.mailLogin, { email, code }));
  await buyer.send(accounts.setKeyInfo, {
    mainIdentity: 'buyer',
    areaId: 'US',
    area: 'United States',
    companyName: 'Novak Labs',
    firstname: 'Ada',
    lastname: 'Novak',
  });
  return buyer;
}

/** Signs a member of the demo's staff in; a code that was used already is waited out. */
async function openDesk(key: StaffKey, carry: Carry, say: (line: string) => void) {
  const person = staff.find((one) => one.key === key);
  if (!person) throw new Error(`no desk ${key}`);
  const caller = new Caller(key, carry);
  const input = { email: person.email, password: DEMO_PASSWORD };
  caller.signedIn(await caller.send(staffAccounts.opsLogin, input));
  // A code is good for one sign-in; the clock tolerance gives the next one at once.
  for (const ahead of [0, 30_000, 0, 30_000]) {
    try {
      const code = totpCode(DEMO_TOTP, new Date(Date.now() + ahead));
      await caller.send(staffAccounts.totpVerify, { code });
      return caller;
    } catch (error) {
      if (!(error instanceof Refused) || (error.reply.data as FailureData).fail !== 'totp.wrong')
        throw error;
      if (ahead === 0) continue;
      say(`${key} signed in a moment ago: waiting for the next authenticator code`);
      await nextCode();
    }
  }
  throw new Error(`${key} could not sign in`);
}

const nextCode = () =>
  new Promise((done) => setTimeout(done, 30_000 - (Date.now() % 30_000) + 200));

/** Everybody of one deal, signed in over the network. */
export async function openCast(url: string, say: (line: string) => void): Promise<steps.Cast> {
  const carry = over(url);
  const buyer = await openBuyer(url, carry);
  const seller = new Caller('seller', carry);
  const login = { username: SELLER, password: DEMO_PASSWORD, agree: true as const };
  seller.signedIn(await seller.send(accounts.login, login));
  const desk = (key: StaffKey) => openDesk(key, carry, say);
  return {
    buyer,
    seller,
    warehouse: await desk('warehouse'),
    inspector: await desk('inspector'),
    reviewer: await desk('reviewer'),
    support: await desk('support'),
    finance: await desk('finance'),
  };
}

/** Plays one good deal from the recharge to the released money, reporting every step. */
export async function playGoodDeal(
  cast: steps.Cast,
  report: (entry: DealStep) => void,
): Promise<void> {
  let order: steps.Order | null = null;
  const step = async <T>(who: string, what: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    const ms = performance.now() - started;
    if (order) order = await steps.look(cast.buyer, order);
    report({ who, what, state: order?.state ?? '-', ms, ...(await balances(cast)) });
    return result;
  };
  const announced = await step('buyer', `announces a transfer of USD ${AMOUNT}`, () =>
    recharge(cast.buyer),
  );
  await step('finance', 'confirms the transfer', () => confirmTransfer(cast.finance, announced.id));
  const wanted = [
    {
      mpn: 'TPS54331DR',
      manufacturer: 'Texas Instruments',
      quantity: 1000,
      unitPrice: '0.648',
      dateCode: '2421',
    },
  ];
  const { reply } = await step('seller', 'answers the buy-request with a quote', () =>
    steps.askAndQuote(cast, wanted),
  );
  order = await step('buyer', 'accepts the quote: an order', () =>
    steps.accept(cast, reply.id, {
      shipTo,
      goodsType: 'originalUnder3',
      tests: ['detailedVisual', 'xray', 'decapsulation'],
    }),
  );
  const at = () => {
    if (!order) throw new Error('the order is gone');
    return order;
  };
  await step('seller', 'confirms the order', () => steps.confirm(cast, at()));
  await step('buyer', 'pays into escrow', () => steps.pay(cast, at()));
  await step('seller', 'ships to the dock', () =>
    steps.ship(cast, at(), { carrier: 'SF', trackingNo: 'SF1347662099' }),
  );
  await step('warehouse', 'counts the goods', () =>
    steps.receive(cast, at(), { location: 'B-01-3' }),
  );
  const photo = await topMarking('TPS54331', ['TPS54331', '24A9 G4', 'CHN']);
  const lots = await step('qc', 'opens the plan and records every test', () =>
    steps.inspect(cast, at(), () => ({
      grade: 'A',
      verdict: 'pass',
      conclusion: 'Original parts, sealed. Marking, lead frame and die agree with the reference.',
      photos: {
        detailedVisual: [{ name: 'marking.jpg', bytes: photo, caption: 'Top marking, even depth' }],
      },
    })),
  );
  await step('qc (second person)', 'issues the report', () => steps.issue(cast, lots));
  await step('seller', 'confirms the result', () => steps.acceptResult(cast.seller, at()));
  await step('buyer', 'confirms the result', () => steps.acceptResult(cast.buyer, at()));
  await step('warehouse', 'packs and ships to the buyer', () =>
    steps.dispatch(cast, at(), { carrier: 'DHL', trackingNo: 'DHL4471992010' }),
  );
  await step('buyer', 'confirms receipt: the money is released', () =>
    steps.confirmReceipt(cast, at()),
  );
}

async function recharge(buyer: Caller) {
  const picture = await slip({
    payer: 'Novak Labs',
    amount: AMOUNT,
    reference: `DEAL ${Date.now()}`,
  });
  const proof = await buyer.upload(fileUpload, 'transfer.jpg', picture);
  return buyer.send(wallet.rechargeApply, {
    amount: AMOUNT,
    accountName: 'Novak Labs',
    accountNumber: '00198822',
    bankName: 'Charles River Bank',
    bankCode: 'CRBKUS33',
    proof: proof.url,
  });
}

async function confirmTransfer(finance: Caller, id: string) {
  const seen = await finance.send(wallet.opsRechargeOne, { id });
  return finance.send(wallet.opsRechargeConfirm, {
    id,
    version: seen.version,
    bankReference: `CRB${seen.no}`,
  });
}

/** Accounts that hold what the platform has earned. */
const earned = new Set(['commission', 'service', 'tests', 'freight', 'exchangeFee']);

async function balances({ buyer, seller, finance }: steps.Cast) {
  const [mine, theirs, ledger] = await Promise.all([
    buyer.send(wallet.walletOne, {}),
    seller.send(wallet.walletOne, {}),
    finance.send(wallet.opsLedger, {}),
  ]);
  const revenue = ledger.accounts
    .filter(({ kind, balance }) => earned.has(kind) && balance.currency === 'USD')
    .reduce((sum, { balance }) => sum + Math.round(Number(balance.amount) * 100), 0);
  const wrong = ledger.trial.find(({ amount }) => Number(amount) !== 0);
  if (wrong) throw new Error(`the trial balance is ${wrong.amount} ${wrong.currency}, not zero`);
  return {
    buyer: mine.balance.amount,
    escrow: mine.held.amount,
    seller: theirs.balance.amount,
    revenue: (revenue / 100).toFixed(2),
  };
}
