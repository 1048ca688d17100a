import * as accounts from '#contract/accounts/calls.ts';
import type { Session } from '#contract/accounts/schemas.ts';
import * as staffAccounts from '#contract/accounts/staff-calls.ts';
import * as approvals from '#contract/approvals/calls.ts';
import { freightSave } from '#contract/delivery/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import * as inventory from '#contract/inventory/calls.ts';
import * as onboarding from '#contract/onboarding/calls.ts';
import * as wallet from '#contract/wallet/calls.ts';
import { addMember, addStaff } from '#server/accounts/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Market } from '#server/market.ts';
import { checkSign } from '#server/onboarding/core/credit-code.ts';
import { type Caller, type Carry, totpCode } from '../deal/caller.ts';
import { carryAgain, newBusy } from '../deal/carry-again.ts';
import type { DemoClock } from './demo-clock.ts';
import { chance, slip, topMarking } from './draw.ts';
import { type DemoPart, parts, variants } from './parts.ts';
import {
  type BuyerKey,
  buyers,
  DEMO_PASSWORD,
  DEMO_TOTP,
  type DemoSeller,
  type SellerKey,
  type StaffKey,
  sellers,
  staff,
} from './people.ts';
import { Person } from './person.ts';

/** Everybody of the demo; each signs in when there is something to do. */
export interface Town {
  readonly buyers: Readonly<Record<BuyerKey, Caller>>;
  readonly sellers: Readonly<Record<SellerKey, Caller>>;
  readonly staff: Readonly<Record<StaffKey, Caller>>;
  /** Staff sessions end with the day. */
  endStaffDay(): void;
  /** Sessions of members end after some weeks. */
  endMemberSessions(): void;
}

/** On a machine with much other work the market may be busy for a minute: the first start goes on. */
const BUSY_MOST = 60;

/** Carries calls into the market of the same process. */
export const inside =
  (market: Market): Carry =>
  async ({ path, headers, body }) => {
    const answer = await market.http.inject({ method: 'POST', url: path, headers, payload: body });
    return { status: answer.statusCode, body: answer.body };
  };

const byProgram = (now: Date): Omit<CommandContext, 'tx'> => ({
  caller: { kind: 'anonymous' },
  now,
  lang: 'en',
  address: '127.0.0.1',
  agent: 'demo',
  requestId: 'demo',
});

/** Opens the accounts, settles the sellers, fills their stock and the buyers' wallets. */
export async function openTown(
  market: Market,
  clock: DemoClock,
  onStep: (text: string) => void,
): Promise<Town> {
  const carry = carryAgain(inside(market), newBusy(), { most: BUSY_MOST });
  onStep('demo: accounts');
  const desks = await openStaff(market, clock, carry);
  const members = await openMembers(market, clock, carry);
  onStep('demo: five sellers settle in, 300 lines of stock');
  await Promise.all(
    sellers.map((seller) => settle(market, members.sellers[seller.key], desks, seller)),
  );
  // One after the other: sellers stock the same parts, and the first to have one names it.
  for (const { key } of sellers) await stock(members.sellers[key], key);
  onStep('demo: recharges');
  for (const [key, amount] of [
    ['hollis', '120000.00'],
    ['messwerk', '60000.00'],
    ['norte', '45000.00'],
  ] as const) {
    await recharge(members.buyers[key], desks, { key, amount });
  }
  await members.buyers.norte.send(freightSave, { carrier: 'FedEx', number: '4471-9920-1' });
  const leaveAll = (all: Readonly<Record<string, Person>>) => {
    for (const person of Object.values(all)) person.leave();
  };
  return {
    ...members,
    staff: desks,
    endStaffDay: () => leaveAll(desks),
    endMemberSessions: () => {
      leaveAll(members.buyers);
      leaveAll(members.sellers);
    },
  };
}

async function openStaff(market: Market, clock: DemoClock, carry: Carry) {
  const desks: Partial<Record<StaffKey, Person>> = {};
  for (const person of staff) {
    const { key, ...facts } = person;
    await transaction(market.database.db, (tx) =>
      addStaff(
        { ...byProgram(clock.now()), tx },
        { ...facts, password: DEMO_PASSWORD, totp: DEMO_TOTP },
        market.secret,
      ),
    );
    desks[key] = new Person(person.name, carry, (visitor) =>
      signInStaff(visitor, person.email, clock),
    );
  }
  return desks as Record<StaffKey, Person>;
}

/** The clock stands meanwhile: a code is good for a minute of it, and others move it on. */
const signInStaff = (visitor: Caller, email: string, clock: DemoClock): Promise<Session> =>
  clock.standing(async () => {
    const session = await visitor.send(staffAccounts.opsLogin, { email, password: DEMO_PASSWORD });
    const code = totpCode(DEMO_TOTP, clock.now());
    await visitor.signedIn(session).send(staffAccounts.totpVerify, { code });
    return session;
  });

async function openMembers(market: Market, clock: DemoClock, carry: Carry) {
  const made: Record<string, Person> = {};
  for (const member of [...buyers, ...sellers]) {
    const { key, country, email, lang, companyName, firstname, lastname } = member;
    const mainIdentity = sellers.some((one) => one.key === key) ? 'seller' : 'buyer';
    await transaction(market.database.db, (tx) =>
      addMember(
        { ...byProgram(clock.now()), tx },
        {
          email,
          password: DEMO_PASSWORD,
          lang,
          mainIdentity,
          companyName,
          areaId: country,
          firstname,
          lastname,
        },
      ),
    );
    made[key] = new Person(companyName, carry, (visitor) =>
      visitor.send(accounts.login, { username: email, password: DEMO_PASSWORD, agree: true }),
    );
  }
  return {
    buyers: made as Record<BuyerKey, Person>,
    sellers: made as Record<SellerKey, Person>,
  };
}

/** Verifies a seller's mobile number by the text message that waits to be sent to it. */
async function verifyPhone(market: Market, caller: Caller, mobile: string): Promise<void> {
  const phone = { mobileAreaCode: '86', mobile };
  await caller.send(onboarding.sendPhoneCode, phone);
  const queued = await market.database.pool.query<{ text: string }>(
    `select payload ->> 'text' as text from graphile_worker._private_jobs
     where payload ->> 'to' = $1 order by id desc limit 1`,
    [`+86${mobile}`],
  );
  const code = /\b\d{6}\b/.exec(queued.rows[0]?.text ?? '')?.[0] ?? '';
  await caller.send(onboarding.verifyPhone, { ...phone, code });
}

/** Announces a seller's deposit with its slip; finance finds it at the bank. */
async function payDeposit(caller: Caller, finance: Caller, seller: DemoSeller): Promise<void> {
  const reference = `DEP-${seller.creditStem}`;
  const facts = {
    payer: seller.companyName,
    amount: '10000.00',
    currency: 'CNY' as const,
    reference,
  };
  const proof = await caller.upload(fileUpload, 'deposit.jpg', await slip(facts));
  const announced = await caller.send(deposits.depositApply, {
    accountName: seller.companyNameCn,
    accountNumber: `7559${seller.mobile}`,
    bankName: '南海联合银行',
    bankCode: '308584001219',
    proof: proof.url,
  });
  await finance.send(deposits.opsDepositConfirm, {
    id: announced.id,
    version: announced.version,
    bankReference: reference,
  });
}

/** Cities of the sellers as their own English texts write them. */
const inEnglish: Readonly<Record<string, string>> = {
  深圳市: 'Shenzhen',
  上海市: 'Shanghai',
  东莞市: 'Dongguan',
};

async function settle(
  market: Market,
  caller: Caller,
  { support, finance }: Pick<Town['staff'], 'support' | 'finance'>,
  seller: DemoSeller,
): Promise<void> {
  const picture = await topMarking('licence', [seller.companyName, seller.creditStem]);
  const licence = await caller.upload(fileUpload, 'licence.jpg', picture);
  const { version } = await caller.send(onboarding.completeSeller, {
    version: 0,
    companyNameCn: seller.companyNameCn,
    companyNameEn: seller.companyName,
    creditCode: seller.creditStem + (checkSign(seller.creditStem) ?? ''),
    licencePhoto: licence.url,
    country: 'CN',
    province: seller.province,
    city: seller.city,
    district: seller.district,
    address: seller.address,
    website: `https://${seller.key}.test`,
    profile: `${seller.companyName} keeps stock in ${inEnglish[seller.city] ?? seller.city} and ships the same day.`,
    mainProducts: 'Microcontrollers, power, interface',
    contactName: seller.lastname + seller.firstname,
    mobileAreaCode: '86',
    mobile: seller.mobile,
    landlineAreaCode: seller.landline[0],
    landline: seller.landline[1],
    platform: 'HQEW',
    models: ['STM32F103C8T6', 'LM358DR', 'TPS54331DR'],
  });
  await verifyPhone(market, caller, seller.mobile);
  const audit = await caller.send(onboarding.submitSellerAudit, { version });
  const waiting = await support.send(onboarding.opsSettlementList, { state: 'submitted' });
  const mine = waiting.list.find((one) => one.company.companyNameEn === seller.companyName);
  if (!mine) throw new Error(`no settlement of ${seller.companyName} waits (${audit.state})`);
  if (seller.depositWaiver === undefined) await payDeposit(caller, finance, seller);
  await support.send(onboarding.opsSettlementPass, {
    accountId: mine.accountId,
    version: mine.version,
    depositWaiver: seller.depositWaiver ?? '',
  });
}

async function stock(caller: Caller, key: SellerKey): Promise<void> {
  const seed = [...key].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7);
  const next = chance(seed);
  const own = parts.filter(() => next() < 0.68);
  const lines = own.map((part) => stockLine(part, next));
  const others = variants.filter(() => next() < 0.75);
  await caller.send(inventory.inventoryAdd, {
    lines: [...lines, ...others.map((part) => stockLine(part, next))],
  });
}

function stockLine(part: DemoPart, next: () => number) {
  const decimals = part.unitPrice < 0.1 ? 5 : 4;
  const quantity = Math.ceil(next() * 40) * (part.unitPrice > 10 ? 12 : 500);
  const unitPrice = part.unitPrice * (0.92 + next() * 0.2);
  const condition = next() < 0.85 ? ('brandNew' as const) : ('likeNew' as const);
  const week = String(1 + Math.floor(next() * 51)).padStart(2, '0');
  // Who has much sells more of it for less.
  const steps = part.unitPrice > 10 ? [24, 120] : [500, 2500];
  return {
    mpn: part.mpn,
    manufacturer: part.manufacturer,
    quantity,
    unitPrice: unitPrice.toFixed(decimals),
    condition,
    packaging: quantity % 1500 === 0 ? ('pallet' as const) : ('roll' as const),
    dateCode: `${22 + Math.floor(next() * 4)}${week}`,
    leadTime: quantity % 7000 === 0 ? ('any' as const) : ('now' as const),
    priceBreaks: steps
      .filter((least) => least < quantity)
      .map((least, at) => ({
        quantity: least,
        unitPrice: (unitPrice * (0.97 - at * 0.03)).toFixed(decimals),
      })),
  };
}

/**
 * A buyer announces a bank transfer with its slip; finance finds it at the bank, two people of it
 * where the amount is large.
 */
export async function recharge(
  buyer: Caller,
  { finance, finance2 }: Pick<Town['staff'], 'finance' | 'finance2'>,
  { key, amount }: { key: BuyerKey; amount: string },
): Promise<void> {
  const member = buyers.find((one) => one.key === key);
  const payer = member?.companyName ?? key;
  const picture = await slip({ payer, amount, reference: key });
  const proof = await buyer.upload(fileUpload, 'transfer.jpg', picture);
  const made = await buyer.send(wallet.rechargeApply, {
    amount,
    accountName: payer,
    accountNumber: '000123454471',
    bankName: 'Harbor & Pine Bank, N.A.',
    bankCode: 'HPBNUS44',
    proof: proof.url,
  });
  const seen = await finance.send(wallet.opsRechargeOne, { id: made.id });
  const { approval } = await finance.send(wallet.opsRechargeConfirm, {
    id: seen.id,
    version: seen.version,
    bankReference: `HPB${made.no}`,
  });
  if (approval === null) return;
  await finance2.send(approvals.opsApprovalApprove, {
    id: approval.id,
    version: approval.version,
  });
}
