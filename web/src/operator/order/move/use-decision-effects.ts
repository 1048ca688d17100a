import type { EventMoney } from '#contract/orders/money/event-money-schemas.ts';
import type { DisputeDecision } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { type AcceptedPieces, hasNothingToSend } from '../pieces.ts';
import type { Effect } from './DeskMoveBox.tsx';

interface Decided {
  readonly decision: DisputeDecision | '';
  readonly accepted: AcceptedPieces;
  /** The ledger's figures of the decision; null until the server states them. */
  readonly money: EventMoney | null;
}

/** Returns the effects of a decision in figures: who gets how much, where the pieces go. */
export function useDecisionEffects(
  order: OrderView,
  { decision, accepted, money }: Decided,
): Effect[] {
  const t = useTranslator('operator/order');
  const format = useFormat();
  const release = useRelease(order);
  const when = hasNothingToSend(order, accepted) ? t('move.settle.unsent') : release;
  if (decision === '') {
    return [{ key: 'held', money: order.sums.held, text: t('move.decide.held') }];
  }
  if (decision === 'retest') {
    return [
      { key: 'held', money: order.sums.held, text: t('move.retest.held') },
      { key: 'bench', text: t('move.retest.bench') },
    ];
  }
  if (decision === 'orderReturn' || decision === 'quarantine') {
    return returnEffects(order, { decision, money }, { t, format });
  }
  const count = [...accepted.values()].reduce((all, one) => all + one, 0);
  return [
    ...(money?.seller
      ? [{ key: 'seller', money: money.seller.receives, text: t('move.settle.seller', { when }) }]
      : []),
    ...(money && isPositive(money.refund.now)
      ? [{ key: 'now', money: money.refund.now, text: t('move.settlePart.back') }]
      : []),
    ...(money && isPositive(money.refund.later)
      ? [{ key: 'later', money: money.refund.later, text: t('move.settle.back', { when }) }]
      : []),
    { key: 'pieces', figure: format.number(count), text: t('move.settle.pieces') },
    ...(decision === 'settlePart' ? restEffects(order, accepted, { t, format }) : []),
  ];
}

interface Words {
  readonly t: ReturnType<typeof useTranslator<'operator/order'>>;
  readonly format: ReturnType<typeof useFormat>;
}

/** States what goes back to the buyer where it keeps nothing, and the tests that it bears. */
function returnEffects(
  { lines }: OrderView,
  {
    decision,
    money,
  }: { readonly decision: 'orderReturn' | 'quarantine'; readonly money: EventMoney | null },
  { t, format }: Words,
): Effect[] {
  const shelf = lines.reduce((all, { pieces }) => all + (pieces?.onShelf ?? 0), 0);
  return [
    ...(money ? [{ key: 'back', money: money.refund.all, text: t(`move.${decision}.back`) }] : []),
    ...(money && isPositive(money.costs.tests)
      ? [{ key: 'tests', money: money.costs.tests, text: t('move.orderReturn.tests') }]
      : []),
    { key: 'pieces', figure: format.number(shelf), text: t(`move.${decision}.pieces`) },
  ];
}

/** Says where the pieces go that the buyer does not keep: suspect ones never back. */
function restEffects(
  order: OrderView,
  accepted: AcceptedPieces,
  { t, format }: Words,
): readonly Effect[] {
  const restOf = (isSuspect: boolean): number =>
    order.lines
      .filter(({ verdict }) => (verdict === 'suspect') === isSuspect)
      .reduce(
        (all, { id, pieces }) =>
          all + Math.max(0, (pieces?.onShelf ?? 0) - (accepted.get(id) ?? 0)),
        0,
      );
  return [
    { key: 'rest', count: restOf(false), text: t('move.settlePart.rest') },
    { key: 'suspect', count: restOf(true), text: t('move.quarantine.pieces') },
  ].flatMap(({ key, count, text }) =>
    count > 0 ? [{ key, figure: format.number(count), text }] : [],
  );
}
