import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CallResponse } from '#contract/response-schemas.ts';
import type { Carry } from './caller.ts';

/** How often a request that was refused for a time is sent again, unless said otherwise. */
const AGAIN_MAX = 3;
const KEY = 'idempotency-key';

/** Requests that were refused for a time, by path, and how often all were sent again. */
export interface Busy {
  again: number;
  readonly paths: Map<string, number>;
}

export const newBusy = (): Busy => ({ again: 0, paths: new Map() });

/** Returns the seconds after which a refused request may be sent again; null where it may not. */
function secondsOf({ status, body }: { status: number; body: string }): number | null {
  if (status !== 503) return null;
  const { data } = JSON.parse(body) as CallResponse<unknown>;
  const { fail, facts } = (data ?? {}) as { fail?: string; facts?: { seconds?: number } };
  return fail === 'service.busy' ? (facts?.seconds ?? 1) : null;
}

/**
 * Sends a request again where the market is busy, as the answer asks for: with the same idempotency
 * key, three times at most or as often as is said. A market that stays busy is answered as it is.
 */
export const carryAgain =
  (
    carry: Carry,
    busy: Busy,
    {
      wait = setTimeout,
      most = AGAIN_MAX,
    }: { wait?: (ms: number) => Promise<unknown>; most?: number } = {},
  ): Carry =>
  async ({ path, headers, body }) => {
    const keyed = { path, body, headers: { [KEY]: randomUUID(), ...headers } };
    for (let again = 0; ; again += 1) {
      const reply = await carry(keyed);
      const seconds = secondsOf(reply);
      if (seconds === null || again >= most) return reply;
      busy.again += 1;
      busy.paths.set(path, (busy.paths.get(path) ?? 0) + 1);
      await wait(seconds * 1000);
    }
  };
