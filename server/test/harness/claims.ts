import { sql } from 'kysely';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import * as contract from '#contract/claims/calls.ts';
import { claimsSlice } from '#server/claims/public.ts';
import { rows } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import type { NewLine } from '#server/orders/public.ts';
import { callingOf } from './calling.ts';
import { bringTo, NOW, newLine, type Pipeline } from './pipeline.ts';

/** A claim on 400 of 1000 pieces at 2.86 USD: the buyer sends them back and asks for their price. */
export const claimForm = {
  reason: 'solderability' as const,
  quantity: 400,
  remedy: 'refund' as const,
  returnPieces: 400,
  amount: '1144.00',
  text: 'Leads do not wet',
};

/** Completes an order of one line at `NOW`; returns the ids of both. */
export async function completedLine(market: Pipeline, line: Partial<NewLine> = {}) {
  const orderId = await bringTo(market, 'completed', { lines: [newLine(line)] });
  const { lines } = await market.see(orderId);
  return { orderId, lineId: lines[0]?.id ?? '' };
}

/** After-sale claims of a market: 400 of 1000 delivered pieces, which the buyer sends back. */
export function openClaims(market: Pipeline) {
  const { calls } = claimsSlice({ returnAddressOf: async () => ['Huaxin Ltd', 'Shenzhen'] });
  const call = callingOf(market.db, calls);

  /** Completes an order at `NOW` and claims on it. */
  async function apply(now: Date = NOW): Promise<Output<typeof contract.claimApply>> {
    const input = { ...(await completedLine(market)), ...claimForm };
    return call(contract.claimApply, input, market.as(market.buyer, now));
  }

  /** Makes a call that takes an event, with the version that the claim has now. */
  async function act<C extends Call>(
    callOf: C,
    id: string,
    caller: Caller,
    more: object = {},
    now: Date = NOW,
  ): Promise<Output<typeof contract.claimDetail>> {
    const by = market.as(caller, now);
    const { version } = await call(contract.claimDetail, { id }, market.as(market.buyer, now));
    const input = { id, version, ...more } as unknown as ClientInput<C>;
    return (await call(callOf, input, by)) as Output<typeof contract.claimDetail>;
  }

  return { call, apply, act };
}

type MessageParams = Readonly<Record<string, unknown>>;

/** The messages about a claim after the first, as `side kind`, with what they name. */
export async function messagesOf(
  market: Pick<Pipeline, 'db' | 'buyerId'>,
  id: string,
): Promise<ReadonlyMap<string, MessageParams>> {
  const found = await rows<{ account: string; kind: string; params: MessageParams }>(
    market.db,
    sql`select account, kind, params from messages.message where link like ${`%${id}`}`,
  );
  return new Map(
    found.map(({ account, kind, params }) => [
      `${account === market.buyerId ? 'buyer' : 'seller'} ${kind.slice('claims.'.length)}`,
      params,
    ]),
  );
}
