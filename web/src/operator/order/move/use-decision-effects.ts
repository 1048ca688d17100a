import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { type AcceptedPieces, moneyOfAccepted, moneyOfNone } from '../figures.ts';
import type { Decision } from './DecideMove.tsx';
import type { Effect } from './DeskMoveBox.tsx';

/** Returns the effects of a decision in figures: who gets how much, where the pieces go. */
export function useDecisionEffects(
  order: OrderView,
  decision: Decision | '',
  accepted: AcceptedPieces,
): Effect[] {
  const t = useTranslator('operator/order');
  const format = useFormat();
  const when = useRelease(order);
  const shelf = order.lines.reduce((all, line) => all + (line.pieces?.onShelf ?? 0), 0);
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
    const out = moneyOfNone(order);
    const pieces = {
      key: 'pieces',
      figure: format.number(shelf),
      text: t(`move.${decision}.pieces`),
    };
    const back = { key: 'back', money: out.toBuyer, text: t(`move.${decision}.back`) };
    const tests = { key: 'tests', money: out.earned, text: t('move.orderReturn.tests') };
    return [back, ...(isPositive(out.earned) ? [tests] : []), pieces];
  }
  const out = moneyOfAccepted(order, accepted);
  const count = [...accepted.values()].reduce((all, one) => all + one, 0);
  return [
    { key: 'seller', money: out.toSeller, text: t('move.settle.seller', { when }) },
    ...(isPositive(out.toBuyer)
      ? [{ key: 'back', money: out.toBuyer, text: t('move.settle.back') }]
      : []),
    { key: 'pieces', figure: format.number(count), text: t('move.settle.pieces') },
    ...(decision === 'settlePart' ? restEffects(order, accepted, { t, format }) : []),
  ];
}

interface Words {
  readonly t: ReturnType<typeof useTranslator<'operator/order'>>;
  readonly format: ReturnType<typeof useFormat>;
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
