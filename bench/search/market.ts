import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '#contract/accounts/calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import type { Identity } from '#contract/option-schemas.ts';
import { addMember, setSellerState } from '#server/accounts/public.ts';
import { systemClock } from '#server/kit/clock.ts';
import { transaction } from '#server/kit/database/database.ts';
import { readConfig } from '#server/kit/process/config.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { type Market, openMarket } from '#server/market.ts';

/** The market on a filled database, with one member signed in. */
export interface BenchMarket {
  readonly market: Market;
  /** The headers of the member's calls. */
  readonly header: Record<string, string>;
  close(): Promise<void>;
}

const PASSWORD = 'Bench2026';

/** Opens the market in this process, as the product does but for the limits of calls a minute. */
export async function openBenchMarket(url: string, identity: Identity): Promise<BenchMarket> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-market-'));
  const market = await openMarket({
    url,
    config: readConfig({ DATA_DIR: folder, DEMO: '0' }),
    log: createLogger('silent'),
    rateFactor: 1_000_000,
  });
  const username = `bench-${Date.now()}@bench.test`;
  const now = systemClock.now();
  await transaction(market.database.db, async (tx) => {
    const accountId = await addMember(
      {
        tx,
        caller: { kind: 'anonymous' },
        now,
        lang: 'en',
        address: '127.0.0.1',
        agent: 'bench',
        requestId: 'bench',
      },
      {
        email: username,
        password: PASSWORD,
        lang: 'en',
        mainIdentity: identity,
        companyName: 'Bench Ltd',
        areaId: 'US',
        firstname: 'Bench',
        lastname: 'Member',
      },
    );
    if (identity === 'seller') {
      await setSellerState(tx, { accountId, state: 'pass', share: 1, now });
    }
  });
  const signedIn = await market.http.inject({
    method: 'POST',
    url: BASE_PATH + login.path,
    payload: { username, password: PASSWORD, agree: true },
  });
  const { data } = signedIn.json<{ data: Record<'tokenName' | 'tokenValue', string> }>();
  return {
    market,
    header: { [data.tokenName]: data.tokenValue },
    async close() {
      await market.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The port that a server listens on. */
export function portOf(server: { readonly server: Market['http']['server'] }): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
