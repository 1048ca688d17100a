import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Session } from '#contract/accounts/schemas.ts';
import { anyone, query } from '#contract/call.ts';
import { keyAdd } from '#contract/inventory/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { type CallerKind, fuzzCalls } from '#harness/schema-fuzz.ts';
import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database/database.ts';
import { buildHttp } from '#server/kit/http/http.ts';
import { implement } from '#server/kit/implement.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { Caller } from '../../tools/deal/caller.ts';

/** Inputs of each call as each kind of caller that may make it; `FUZZ_RUNS` and `FUZZ_SEED` more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

let town: TestMarket;
const people = {} as Record<CallerKind, Caller>;

beforeAll(async () => {
  town = await openTestMarket();
  people.visitor = town.visitor('Visitor');
  people.newcomer = await town.newcomer('Newcomer');
  people.buyer = await town.member('Buyer', 'buyer');
  people.seller = await town.member('Unsettled', 'seller', { settled: false });
  people.settled = await town.member('Seller', 'seller');
  const { key } = await people.settled.send(keyAdd, { name: 'Warehouse program' });
  people.stockKey = town
    .visitor('Program')
    .signedIn({ tokenName: 'assay-key', tokenValue: key } as Session);
  for (const role of ['support', 'warehouse', 'qc', 'finance', 'content', 'admin'] as const) {
    people[role] = await town.staff(`Desk${role}`, [role]);
  }
}, 120_000);

afterAll(() => town.close());

describe('no input is a fault of the product', () => {
  it('of every call by every kind of caller, made from the schema of the call with a fixed seed', async () => {
    const headers = Object.fromEntries(
      Object.entries(people).map(([kind, caller]) => [kind, caller.header]),
    );
    const calls = town.market.calls.map(({ call }) => call);
    const fuzz = { http: town.market.http, calls, headers, runs: RUNS, seed: SEED };
    expect(await fuzzCalls(fuzz)).toEqual([]);
  }, 600_000);
});

describe('the fuzz', () => {
  const planted = query({
    path: '/planted/one',
    callers: anyone,
    schemas: async () => ({
      input: z.object({
        text: z.string().max(80),
        count: z
          .number()
          .int()
          .max(2 ** 31 - 1),
      }),
      output: z.object({}),
    }),
  });
  const sound = query({ ...planted, path: '/planted/sound' });

  /** The errors that are reported where one of two calls breaks on some of its inputs. */
  async function reportedWhere(breaks: (input: { text: string; count: number }) => boolean) {
    const http = await buildHttp({
      database: {} as Database,
      clock: systemClock,
      log: createLogger('silent'),
      calls: [
        implement(sound, async () => ({})),
        implement(planted, async (_ctx, input) => {
          if (breaks(input)) throw new Error('planted');
          return {};
        }),
      ],
      refusals: {},
      identify: async () => null,
      openCalls: { toStaff: [], toDeclined: new Set() },
      rateFactor: 1_000_000,
      strict: true,
    });
    try {
      const calls = [sound, planted];
      // Enough that any seed makes the rare inputs that a planted handler breaks on.
      const runs = 400;
      return await fuzzCalls({ http, calls, headers: { visitor: {} }, runs, seed: SEED });
    } finally {
      await http.close();
    }
  }

  it('reports a handler that breaks, with its call and input', async () => {
    const reported = await reportedWhere(() => true);
    expect(reported.length).toBeGreaterThan(0);
    for (const line of reported) expect(line).toMatch(/^visitor \/planted\/one \{.*"text"/);
  });

  it('finds a handler that breaks on a zero alone', async () => {
    const reported = await reportedWhere(({ count }) => count <= 0);
    expect(reported.length).toBeGreaterThan(0);
  });

  it('reports nothing of handlers that answer', async () => {
    expect(await reportedWhere(() => false)).toEqual([]);
  });
});
