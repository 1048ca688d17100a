import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as accounts from '#contract/accounts/calls.ts';
import * as staffAccounts from '#contract/accounts/staff-calls.ts';
import type { StaffRole } from '#contract/call.ts';
import type { Identity } from '#contract/option-schemas.ts';
import { addMember, addStaff, setSellerState } from '#server/accounts/public.ts';
import { MovableClock } from '#server/kit/clock.ts';
import { transaction } from '#server/kit/database/database.ts';
import { readConfig } from '#server/kit/process/config.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { type Market, openMarket } from '#server/market.ts';
import { Caller, type Carry, totpCode } from '../../../tools/deal/caller.ts';
import { openTestDatabase } from './database.ts';

const PASSWORD = 'Harness2026';
const TOTP = 'MFZXGYLZMRSW23ZSGAZDMMRSGAZDMMRS';

/** A whole market for a test, and how people come into it. */
export interface TestMarket {
  readonly market: Market;
  readonly clock: MovableClock;
  readonly url: string;
  /** The same database as a superuser, who may change rows past their triggers. */
  readonly adminUrl: string;
  /** Carries requests into the market, as all its callers do. */
  readonly carry: Carry;
  visitor(name: string): Caller;
  member(name: string, identity: Identity, facts?: { settled?: boolean }): Promise<Caller>;
  newcomer(name: string): Promise<Caller>;
  staff(name: string, roles: readonly StaffRole[]): Promise<Caller>;
  /** Account id of somebody who came in. */
  idOf(caller: Caller): string;
  close(): Promise<void>;
}

/**
 * Opens a market on a fresh database, strict about undeclared failures. Limits of how often somebody
 * may call hold where `rateFactor` is 1. `through` gives another way to the database, `around` another
 * way of carrying requests.
 */
export async function openTestMarket({
  rateFactor = 1_000_000,
  through = async (url: string) => url,
  clock = new MovableClock(),
  around = (carry: Carry): Carry => carry,
} = {}): Promise<TestMarket> {
  const database = await openTestDatabase();
  const url = await through(database.url);
  const folder = mkdtempSync(join(tmpdir(), 'assay-market-'));
  const config = readConfig({ DATA_DIR: folder, DEMO: '0', SEARCH_THREADS: '0' });
  const market = await openMarket({
    url,
    config,
    log: createLogger('silent'),
    clock,
    strict: true,
    rateFactor,
  });
  const carry = around(async ({ path, headers, body }) => {
    const reply = await market.http.inject({ method: 'POST', url: path, headers, payload: body });
    return { status: reply.statusCode, body: reply.body };
  });
  const ids = new Map<Caller, string>();
  const by = (): Omit<CommandContext, 'tx'> => ({
    caller: { kind: 'anonymous' },
    now: clock.now(),
    lang: 'en',
    address: '127.0.0.1',
    agent: 'test',
    requestId: 'test',
  });
  const visitor = (name: string) => new Caller(name, carry);
  const emailOf = (name: string) => `${name.toLowerCase()}@harness.test`;
  return {
    market,
    clock,
    url: database.url,
    adminUrl: database.adminUrl,
    carry,
    visitor,
    idOf: (caller) => ids.get(caller) ?? '',
    async member(name, identity, { settled = identity === 'seller' } = {}) {
      const id = await transaction(market.database.db, async (tx) => {
        const made = await addMember(
          { ...by(), tx },
          {
            email: emailOf(name),
            password: PASSWORD,
            lang: 'en',
            mainIdentity: identity,
            companyName: `${name} Ltd`,
            areaId: identity === 'seller' ? 'CN' : 'US',
            firstname: name,
            lastname: 'Test',
          },
        );
        if (settled) {
          await setSellerState(tx, { accountId: made, state: 'pass', share: 1, now: clock.now() });
        }
        return made;
      });
      const caller = visitor(name);
      ids.set(caller, id);
      const input = { username: emailOf(name), password: PASSWORD, agree: true as const };
      return caller.signedIn(await caller.send(accounts.login, input));
    },
    async newcomer(name) {
      const caller = visitor(name);
      await caller.send(accounts.sendCode, { email: emailOf(name) });
      const mails = await market.database.pool.query<{ payload: { text: string } }>(
        `select payload from graphile_worker._private_jobs
         where payload::text like '%' || $1 || '%' order by id desc limit 1`,
        [emailOf(name)],
      );
      const code = /\b\d{6}\b/.exec(mails.rows[0]?.payload.text ?? '')?.[0] ?? '';
      const input = { email: emailOf(name), code };
      return caller.signedIn(await caller.send(accounts.mailLogin, input));
    },
    async staff(name, roles) {
      const id = await transaction(market.database.db, (tx) =>
        addStaff(
          { ...by(), tx },
          { email: emailOf(name), name, password: PASSWORD, roles, totp: TOTP },
          market.secret,
        ),
      );
      const caller = visitor(name);
      ids.set(caller, id);
      const opened = await caller.send(staffAccounts.opsLogin, {
        email: emailOf(name),
        password: PASSWORD,
      });
      caller.signedIn(opened);
      await caller.send(staffAccounts.totpVerify, { code: totpCode(TOTP, clock.now()) });
      return caller;
    },
    async close() {
      await market.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a market with two people of finance, who decide about money together. */
export async function openFinanceMarket() {
  const market = await openTestMarket();
  const wei = await market.staff('Wei', ['finance']);
  const jia = await market.staff('Jia', ['finance']);
  return { market, wei, jia };
}
