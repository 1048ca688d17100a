import type { Input } from '#contract/call.ts';
import type { inquirySend } from '#contract/enquiries/calls.ts';
import { LINE_SELLERS_MAX } from '#contract/enquiries/shapes.ts';
import { mpnKey } from '#server/catalog/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { EnquiriesDeps } from '../deps.ts';
import type { NewLine } from '../store/enquiries.ts';

/** A line with the sellers that it reaches. */
export interface Reaching {
  readonly line: NewLine;
  readonly sellers: readonly string[];
}

interface ToReach {
  readonly buyer: string;
  readonly sending: Input<typeof inquirySend>;
  readonly lines: readonly NewLine[];
  readonly now: Date;
}

/** Finds the sellers that each line of an enquiry reaches. */
export type FindSellers = (tx: Tx, deps: EnquiriesDeps, input: ToReach) => Promise<Reaching[]>;

/** Refuses a line of which a chosen offer is gone. */
export const offerUnavailable = ({ mpn }: NewLine, index: number): Failure =>
  new Failure('inquiry.offerGone', { model: mpn }, `lines.${index}.stockIds`);

/** Finds the sellers whose stock matches each line. */
export const matchedSellers: FindSellers = async (tx, deps, input) => {
  const keys = input.lines.map((line) => line.mpnKey);
  const found = await matchSellers(tx, deps, keys, input);
  return input.lines.map((line) => ({ line, sellers: found.get(line.mpnKey) ?? [] }));
};

/** Finds the sellers of the offers that the buyer chose for each line. */
export const chosenSellers: FindSellers = async (tx, deps, input) => {
  const ids = [...new Set(input.sending.lines.flatMap((line) => line.stockIds))];
  const offers = await deps.offersById(tx, ids, input.now);
  const accounts = [...new Set([...offers.values()].map((offer) => offer.account))];
  const settled = await deps.settledOf(tx, accounts);
  return input.lines.map((line, index) => {
    const chosen = input.sending.lines[index]?.stockIds ?? [];
    const sellers = chosen.map((stockId) => offers.get(stockId)?.account);
    const isUnavailable = (seller: string | undefined) =>
      seller === undefined || !settled.has(seller);
    if (chosen.length === 0 || sellers.some(isUnavailable)) {
      throw offerUnavailable(line, index);
    }
    const other = chosen
      .map((stockId) => offers.get(stockId)?.mpn ?? line.mpn)
      .find((mpn) => mpnKey(mpn) !== line.mpnKey);
    if (other !== undefined) {
      const facts = { model: line.mpn, offered: other };
      throw new Failure('inquiry.otherPart', facts, `lines.${index}.stockIds`);
    }
    const others = sellers.filter((seller) => seller !== undefined && seller !== input.buyer);
    return { line, sellers: [...new Set(others)].filter((seller) => seller !== undefined) };
  });
};

/** Settled sellers whose stock has one of the keys, by key; never the buyer itself. */
export async function matchSellers(
  tx: Tx,
  deps: EnquiriesDeps,
  keys: readonly string[],
  { buyer, now }: { readonly buyer: string; readonly now: Date },
): Promise<Map<string, string[]>> {
  const unique = [...new Set(keys)].filter((key) => key !== '');
  const found = await deps.sellersOfKeys(tx, { keys: unique, limit: LINE_SELLERS_MAX, now });
  const settled = await deps.settledOf(tx, [...new Set(found.map((one) => one.account))]);
  const byKey = new Map<string, string[]>();
  for (const { key, account } of found) {
    if (account === buyer || !settled.has(account)) continue;
    byKey.set(key, [...(byKey.get(key) ?? []), account]);
  }
  return byKey;
}
