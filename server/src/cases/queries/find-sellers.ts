import type { Output } from '#contract/call.ts';
import type { opsCaseSellers } from '#contract/cases/calls.ts';
import type { OpsCaseView } from '#contract/cases/case-schemas.ts';
import { cardsFor, findSettledSellers } from '#server/accounts/public.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import type { CasesDeps } from '../deps.ts';
import type { Case } from '../store/cases.ts';

/** Returns the settled sellers that a complaint names itself or by its order. */
export async function sellersOf(
  { tx, lang }: QueryContext,
  deps: CasesDeps,
  record: Case,
): Promise<OpsCaseView['sellers']> {
  const order = record.orderNo === '' ? null : await deps.orderByNo(tx, record.orderNo);
  const ofOrder = order?.seller?.id ?? null;
  const ids = [...new Set([ofOrder, record.sellerId])].filter((id) => id !== null);
  const cards = await cardsFor(tx, ids, lang);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    const isOne = card?.settled === true && id !== record.accountId;
    return isOne ? [{ id, name: card.company, ofOrder: id === ofOrder }] : [];
  });
}

/** Returns settled sellers whose name holds a text, for readers of the caller's language. */
export async function findSellers(
  { tx, lang }: QueryContext,
  { find }: { readonly find: string },
): Promise<Output<typeof opsCaseSellers>> {
  const ids = await findSettledSellers(tx, find, 10);
  const cards = await cardsFor(tx, ids, lang);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ id, name: card.company }];
  });
}
