import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/passports/calls.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { PassportsDeps } from '../deps.ts';
import { listPassports } from '../store/passports.ts';
import { toRow } from '../views.ts';

/** Returns a page of passports with the results of their lots; of one holder or of all. */
export async function listPassportRows(
  ctx: RequestContext,
  deps: PassportsDeps,
  input: Input<typeof contract.passportList> & { readonly holderId: string | null },
): Promise<HandlerOutput<typeof contract.passportList>> {
  const { total, list } = await listPassports(ctx.tx, { ...input, orderId: input.orderId ?? null });
  const lotIds = [...new Set(list.map(({ lotId }) => lotId))];
  const results = await deps.listResults(ctx.tx, lotIds);
  const byLot = new Map(results.map((one) => [one.lotId, one]));
  const facts = { results: byLot, isHolders: input.holderId !== null };
  return { total, list: list.map((one) => toRow(deps, one, facts)) };
}
