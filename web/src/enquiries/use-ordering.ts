import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '#contract/call.ts';
import { inquiryDetail, inquiryOrder } from '#contract/enquiries/calls.ts';
import type { BuyerRequest, EnquiryLine, Mix } from '#contract/enquiries/line-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { queryKey, useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { EMPTY_SHIP_TO, goodsTypeOf } from '#web/order-parts/ordering/ship-to.ts';
import { usePlans } from '#web/order-parts/ordering/use-plans.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { failureAt } from './failure-at.ts';
import {
  fieldPathOf,
  inputOf,
  NO_PICKS,
  type OrderDraft,
  type Pick,
  pickedOf,
  picksOfMix,
  startingQuantity,
  validateOrdering,
} from './picks.ts';

type Enquiry = Output<typeof inquiryDetail>;
export type Placed = Output<typeof inquiryOrder>['orders'];

/** Holds the quotes picked from an enquiry and the orders that they become. Kept until ordered. */
export function useOrdering({ id, lines }: Enquiry) {
  const t = useTranslator('enquiries');
  const client = useQueryClient();
  // The order's form stands with the first pick: its words must not make the page wait then.
  useTranslator('order-parts/ordering');
  const [draft, setDraft, forget] = useDraft<OrderDraft>(`enquiry-order:${id}`, NO_PICKS);
  const [shipTo, setShipTo] = useDraft('mall-ship-to', EMPTY_SHIP_TO);
  const [placed, setPlaced] = useState<Placed>([]);
  const [tried, setTried] = useState(false);
  const picked = pickedOf(lines, draft.picks);
  const pieces =
    picked.length === 0
      ? null
      : Math.max(1, ...picked.map(({ pick }) => Number(pick.quantity) || 1));
  const plans = usePlans({ pieces, goodsType: draft.goodsType, tests: draft.tests });
  const ordering = { id, picked, draft, shipTo, tests: plans.chosen };
  const violations = validateOrdering(ordering);
  const form = useForm({ draft, shipTo }, violations);
  const placeOrders = useCommand(inquiryOrder, {
    onDone: ({ orders }) => {
      forget();
      setTried(false);
      setPlaced(orders);
      toast(t('order.placed', { count: orders.length }));
      window.scrollTo({ top: 0 });
    },
    onFail: (error) => {
      // A quote that can no longer be ordered is shown with its current state.
      if (error instanceof CallFailure && Number(error.code) === 409) {
        void client.invalidateQueries({ queryKey: queryKey(inquiryDetail) });
      }
      return form.refuse(failureAt(error, (path) => fieldPathOf(picked, path)));
    },
  });
  const setPicks = (picks: readonly Pick[]) => setDraft({ ...draft, picks });
  const others = (requestId: string) => draft.picks.filter((one) => one.requestId !== requestId);
  return {
    draft,
    setDraft,
    shipTo,
    setShipTo,
    form,
    plans,
    act: placeOrders,
    picked,
    placed,
    wrong: tried ? Object.keys(violations).length : 0,
    isChanged: placeOrders.error instanceof CallFailure && placeOrders.error.is('order.hasChange'),
    /** Takes of a quote what its line still lacks. */
    pick(line: EnquiryLine, { id: requestId, quote }: BuyerRequest) {
      // A quote that is already selected keeps its quantity.
      if (quote === null || picked.some((one) => one.request.id === requestId)) return;
      const ofLine = picked.filter((one) => one.line.id === line.id);
      const had = ofLine.reduce((sum, one) => sum + (Number(one.pick.quantity) || 0), 0);
      const quantity = startingQuantity(line, quote, had);
      // The first quote that is picked says what the goods are held to be.
      const goods = picked.length === 0 ? { goodsType: goodsTypeOf[quote.condition] } : {};
      const pick = { requestId, hash: quote.hash, quantity };
      setDraft({ ...draft, ...goods, picks: [...others(requestId), pick] });
    },
    drop: (requestId: string) => setPicks(others(requestId)),
    setPick: (pick: Pick) =>
      setPicks(draft.picks.map((one) => (one.requestId === pick.requestId ? pick : one))),
    /** A mix takes the place of all that was picked: its first quote says what the goods are held to be. */
    takeMix: (mix: Mix) => {
      const [first] = mix.picks;
      const quote = lines
        .flatMap(({ requests }) => requests)
        .find(({ id }) => id === first?.requestId)?.quote;
      const goods = quote ? { goodsType: goodsTypeOf[quote.condition] } : {};
      setDraft({ ...draft, ...goods, picks: picksOfMix(mix, lines) });
    },
    clear: () => setPicks([]),
    send() {
      setTried(true);
      // Sends nothing until the price of the tests shows in the ticket.
      if (form.ready() && plans.plan) placeOrders.mutate(inputOf(ordering));
    },
  };
}

export type Ordering = ReturnType<typeof useOrdering>;
