import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsReveal } from '#contract/access/calls.ts';
import { opsCompanyOne } from '#contract/operator/find-calls.ts';
import {
  opsCompanyPeople,
  opsCompanyRecords,
  opsCompanySummary,
  opsRiskDismiss,
} from '#contract/risk/calls.ts';
import { companyFigures } from '#contract/risk/constants.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { secretsOf } from '#server/accounts/secrets.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const SELLER_EMAIL = 'seller@harness.test';
let market: TestMarket;
let support: Caller;
let finance: Caller;
let seller: string;
let buyer: string;
let other: string;

const run = (text: string, values: unknown[] = []) =>
  market.market.database.pool.query(text, values);
const daysAgo = (days: number) => new Date(market.clock.now().getTime() - days * 86_400_000);

beforeAll(async () => {
  market = await openTestMarket();
  support = await market.staff('Marta', ['support']);
  finance = await market.staff('Wei', ['finance']);
  seller = market.idOf(await market.member('Seller', 'seller'));
  buyer = market.idOf(await market.member('Buyer', 'buyer'));
  other = market.idOf(await market.member('Other', 'seller'));
});
afterAll(() => market.close());

/** Writes an order of the two companies with a way through states, past its pipeline. */
async function seedOrder(
  no: string,
  facts: { verdicts?: string[]; steps: [string, string | null, string, number][] },
): Promise<string> {
  const id = randomUUID();
  const line = randomUUID();
  const last = facts.steps.at(-1)?.[2] ?? 'placed';
  await run(
    `insert into orders."order" (id, no, kind, state, version, placed_at, since, buyer_id,
       buyer_name, buyer_country, seller_id, seller_name, seller_country, ship_to, inspection,
       invoice, note, tests_each, freight, service, commission_bp, total)
     values ($1, $2, 'trade', $3, 1, $4, $4, $5, 'Buyer', 'US', $6, 'Seller', 'CN', '{}', '{}', '',
       '', 0, 0, 0, 300, 100)`,
    [id, no, last, daysAgo(20), buyer, seller],
  );
  await run(
    `insert into orders.line (id, order_id, position, mpn, manufacturer, condition, date_code,
       lead_time, warranty_days, quantity, unit_price)
     values ($1, $2, 0, 'X', 'M', 'brandNew', '', 'now', 0, 1, 1)`,
    [line, id],
  );
  for (const [index, verdict] of (facts.verdicts ?? []).entries()) {
    await run(
      `insert into orders.lot (id, no, order_id, line_id, position, date_code, lot_code, verdict)
       values ($1, $2, $3, $4, $5, '', '', $6)`,
      [randomUUID(), `LOT-${no}-${index}`, id, line, index, verdict],
    );
  }
  for (const [index, [event, from, to, days]] of facts.steps.entries()) {
    await run(
      `insert into orders.history (order_id, version, event, by, name, at, from_state, to_state, facts)
       values ($1, $2, $3, 'clock', '', $4, $5, $6, '{}')`,
      [id, index + 1, event, daysAgo(days), from, to],
    );
  }
  return id;
}

async function seedBankAccount(owner: string, number: string, days: number): Promise<void> {
  await run(
    `insert into wallet.bank_account (id, owner, currency, account_name, account_number, bank_name,
       bank_code, town, country, postcode, added_at, payee_since)
     values ($1, $2, 'USD', 'X Ltd', $3, 'Bank', 'HRBPUS44', 'Austin', 'US', '78701', $4, $4)`,
    [randomUUID(), owner, number, daysAgo(days)],
  );
}

const standing = (by: Caller, id: string) => by.send(opsCompanySummary, { id });
const markOf = async (by: Caller, id: string, kind: string) =>
  (await standing(by, id)).marks.find((mark) => mark.kind === kind);

describe('the standing of a company', () => {
  it('has no marks and nothing but zeros where nothing is known of it', async () => {
    const empty = await standing(support, other);
    expect(empty.figures.map(({ count }) => count)).toEqual(companyFigures.map(() => 0));
    expect(empty).toMatchObject({ passed: null, deposit: null, listed: 0, marks: [] });
  });

  it('counts each figure from the list that shows it', async () => {
    await seedOrder('TO-1', {
      verdicts: ['pass', 'pass', 'fail', 'conditional'],
      steps: [['report', 'inspecting', 'reported', 10]],
    });
    await seedOrder('TO-2', {
      verdicts: ['pass'],
      steps: [
        ['report', 'inspecting', 'reported', 12],
        ['reject', 'reported', 'disputed', 11],
      ],
    });
    await seedOrder('TO-3', { steps: [['expire', 'confirmed', 'cancelled', 5]] });
    await seedOrder('TO-4', {
      steps: [
        ['pay', 'confirmed', 'paid', 60],
        ['ship', 'paid', 'inbound', 20],
      ],
    });
    await seedOrder('TO-5', {
      steps: [
        ['pay', 'confirmed', 'paid', 21],
        ['ship', 'paid', 'inbound', 20],
      ],
    });
    for (const id of [seller, buyer]) {
      const { figures } = await standing(support, id);
      for (const { figure, count } of figures) {
        const listed = await support.send(opsCompanyRecords, { id, figure });
        expect([figure, listed.total, listed.list.length]).toEqual([figure, count, count]);
      }
    }
    const { figures, passed } = await standing(support, seller);
    expect(figures.map(({ count }) => count)).toEqual([3, 2, 1, 1, 0]);
    expect(passed?.share).toBe(0.6);
    expect((await standing(support, buyer)).figures.map(({ count }) => count)).toEqual([
      0, 0, 1, 0, 1,
    ]);
    const late = await support.send(opsCompanyRecords, { id: seller, figure: 'lateShipments' });
    expect(late.list.map(({ ref }) => ref)).toEqual(['TO-4']);
  });

  it('marks failed lots of 90 days with their reason, and not older ones', async () => {
    await seedOrder('TO-6', {
      verdicts: ['suspect'],
      steps: [['report', 'inspecting', 'reported', 91]],
    });
    const mark = await markOf(support, seller, 'failedLots');
    expect(mark).toMatchObject({ count: 1, dismissed: null });
    expect(mark?.records[0]?.ref).toBe('LOT-TO-1-2');
  });

  it('marks bank accounts and papers that another company has as well', async () => {
    await seedBankAccount(seller, '621700001111', 30);
    await seedBankAccount(other, '621700001111', 3);
    const company = JSON.stringify({ address: 'Road 1, Building 2', creditCode: '' });
    for (const [id, text] of [
      [seller, company],
      [other, company.replace('Road', 'ROAD')],
    ]) {
      await run(
        `insert into onboarding.settlement (account_id, state, version, company, updated_at)
         values ($1, 'draft', 1, $2, $3)`,
        [id, text, daysAgo(1)],
      );
    }
    const { marks } = await standing(support, seller);
    expect(marks.map(({ kind }) => kind)).toEqual([
      'failedLots',
      'sharedBankAccount',
      'sharedAddress',
    ]);
    expect(marks[1]?.records).toEqual([
      { ref: 'Other Ltd (…1111)', link: `/ops/companies/${other}` },
    ]);
    const kinds = (await standing(support, other)).marks.map(({ kind }) => kind);
    expect(kinds).toEqual(['sharedBankAccount', 'sharedAddress', 'newBankAccount']);
  });

  it('marks several resets of second factors, not one', async () => {
    const reset = () =>
      run(
        `insert into accounts.factor_reset (id, account_id, state, since, asked_at, note, address,
           agent, checks, requested_by, approved_by)
         values ($1, $2, 'done', $3, $3, 'Lost', '', '', array['a', 'b'], 'A', 'B')`,
        [randomUUID(), buyer, daysAgo(9)],
      );
    await reset();
    expect(await markOf(support, buyer, 'factorResets')).toBeUndefined();
    await reset();
    expect(await markOf(support, buyer, 'factorResets')).toMatchObject({ count: 2 });
  });

  it('is shown to support, finance and administrators alone', async () => {
    const content = await market.staff('Con', ['content']);
    await expect(standing(content, seller)).rejects.toMatchObject({ reply: { code: 403 } });
    await expect(standing(support, randomUUID())).rejects.toMatchObject({ reply: { code: 404 } });
  });
});

describe('a mark of risk', () => {
  it('is dismissed with a reason, stays in sight and is audited', async () => {
    const mark = await markOf(support, seller, 'failedLots');
    const input = {
      id: seller,
      kind: 'failedLots' as const,
      digest: mark?.digest ?? '',
      reason: 'Returned and settled with the buyer',
    };
    await support.send(opsRiskDismiss, input);
    expect(await markOf(finance, seller, 'failedLots')).toMatchObject({
      dismissed: { by: 'Marta', reason: 'Returned and settled with the buyer' },
    });
    await expect(finance.send(opsRiskDismiss, input)).rejects.toMatchObject({
      reply: { data: { fail: 'risk.changed' } },
    });
    const { rows } = await run(`select what from operator.audit where on_id = $1`, [seller]);
    expect(rows).toEqual([{ what: 'risk.dismiss' }]);
    await expect(run(`delete from risk.dismissal`)).rejects.toMatchObject({ code: 'RM001' });
  });

  it('comes back once its facts are others', async () => {
    await seedOrder('TO-7', {
      verdicts: ['fail'],
      steps: [['report', 'inspecting', 'reported', 1]],
    });
    expect(await markOf(support, seller, 'failedLots')).toMatchObject({
      count: 2,
      dismissed: null,
    });
  });
});

describe('the people of a company', () => {
  it('are named with their last sign-in, second factors and locks', async () => {
    const [person] = (await support.send(opsCompanyPeople, { id: seller })).list;
    expect(person).toMatchObject({ name: 'Seller Test', hasApp: false, passkeys: 0 });
    expect(person?.lastSignIn).not.toBeNull();
    expect(person?.lockedUntil).toBeNull();
    const key = secretsOf(market.market.secret).attemptKey('member', 'account', SELLER_EMAIL);
    const until = new Date(market.clock.now().getTime() + 60_000);
    await run(
      `insert into accounts.attempt (key, failures, last_at, locked_until) values ($1, 50, $2, $3)`,
      [key, market.clock.now(), until],
    );
    const [locked] = (await support.send(opsCompanyPeople, { id: seller })).list;
    expect(locked?.lockedUntil).toBe(until.toISOString());
  });
});

describe('the timeline of a company', () => {
  it('shows acts of staff on it and on its records, and not what they changed', async () => {
    await support.send(opsReveal, { accountId: seller, kind: 'contacts', reason: 'Called back' });
    const { entries, counts } = await support.send(opsCompanyOne, { id: seller, kind: 'staffAct' });
    expect(entries.map(({ state, subject }) => [state, subject])).toEqual([
      ['customer.reveal', 'Marta'],
      ['risk.dismiss', 'Marta'],
    ]);
    expect(counts.find(({ kind }) => kind === 'staffAct')?.count).toBe(2);
  });
});
