import { login } from '#contract/accounts/calls.ts';
import { addWantBuy } from '#contract/boards/calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import type { CallResponse } from '#contract/response-schemas.ts';
import { addMember } from '#server/accounts/public.ts';
import { openDatabase, transaction } from '#server/kit/database/database.ts';
import { Caller } from '../deal/caller.ts';
import { productUrl } from './database.ts';
import type { Product } from './product.ts';

/** How one request ended: its status, or null where the connection did. */
export interface Answered {
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly fail: string | null;
  readonly tookMs: number;
}

/** A buyer who posts requests, each under a key of its own. */
export interface Trader {
  /** Posts a request for a part of this name; repeating it with the same name does it once. */
  post(part: string): Promise<Answered>;
  /** Makes a read by its path. */
  read(path: string, input?: object): Promise<Answered>;
}

const ANSWER_MS = 60_000;

/** Registers a buyer at a started product, and signs in. */
export async function openTrader({ origin, dataDir }: Product): Promise<Trader> {
  const account = { username: 'dana@fault.test', password: 'FaultBuyer2026', agree: true as const };
  await addBuyer(dataDir, account.username, account.password);
  const caller = new Caller('Dana', async ({ path, headers, body }) => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: body as string });
    return { status: answer.status, body: await answer.text() };
  });
  caller.signedIn(await caller.send(login, account));
  const ask = async (path: string, input: object, key?: string): Promise<Answered> => {
    const from = performance.now();
    const headers = { ...caller.header, 'content-type': 'application/json' };
    try {
      const answer = await fetch(origin + BASE_PATH + path, {
        method: 'POST',
        headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const reply = (await answer.json()) as CallResponse<{ fail?: string }>;
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        fail: reply.data.fail ?? null,
        tookMs: performance.now() - from,
      };
    } catch {
      return { status: null, retryAfter: null, fail: null, tookMs: performance.now() - from };
    }
  };
  return {
    post: (part) => {
      const input = { wantBuyItemList: [{ model: part, count: 1 }] };
      return ask(addWantBuy.path, input, `fault-${part}`);
    },
    read: (path, input = {}) => ask(path, input),
  };
}

async function addBuyer(dataDir: string, email: string, password: string): Promise<void> {
  const database = openDatabase(productUrl(dataDir), { max: 1 });
  const at = {
    caller: { kind: 'anonymous' as const },
    now: new Date(),
    lang: 'en' as const,
    address: '127.0.0.1',
    agent: 'fault',
    requestId: 'fault',
  };
  const facts = { firstname: 'Dana', lastname: 'Fault', companyName: 'Fault Ltd', areaId: 'US' };
  try {
    await transaction(database.db, (tx) =>
      addMember({ ...at, tx }, { ...facts, email, password, lang: 'en', mainIdentity: 'buyer' }),
    );
  } finally {
    await database.close();
  }
}

/** Statuses and failures with how often each was seen, `200 ×40, 503 service.busy ×3`. */
export function tally(answers: readonly Answered[]): string {
  const counts = new Map<string, number>();
  for (const { status, fail } of answers) {
    const name = `${status ?? 'no answer'}${fail ? ` ${fail}` : ''}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ×${count}`).join(', ');
}

/** Whether an answer is a success, or a refusal for a time that says when to try again. */
export const isSettledOrBusy = ({ status, retryAfter }: Answered): boolean =>
  status === 200 || (status === 503 && retryAfter !== null);
