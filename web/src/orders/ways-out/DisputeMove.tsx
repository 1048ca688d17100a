import { acceptOffer, requestRuling, withdrawOffer } from '#contract/orders/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Effect, MoveFrame } from '../moves/MoveFrame.tsx';
import { isEventAllowed, type MoveProps, useMove } from '../moves/use-move.ts';
import { OfferMoney } from './OfferMoney.tsx';
import { ResolutionActions } from './ResolutionActions.tsx';

/** Offers what a party can do about a dispute: answer the offer that stands, or take a way out. */
export function DisputeMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/ways-out');
  const { offer } = order;
  const own = offer !== null && offer.by === order.me;
  const accept = useMove(acceptOffer, 'acceptOffer', props);
  const withdraw = useMove(withdrawOffer, 'withdrawOffer', props);
  const ruling = useMove(requestRuling, 'requestRuling', props);
  const title = own ? 'offer.yours' : 'offer.theirs';
  const titleWithoutOffer = order.state === 'disputed' ? 'bad.title' : 'bad.meanwhile';
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t(offer === null ? titleWithoutOffer : title)}
      effects={useEffects(props)}
      hint={t('bad.hint')}
      action={
        <>
          {isEventAllowed(order, 'requestRuling') && (
            <Button size="md" loading={ruling.busy} onClick={() => ruling.take({})}>
              {t('ruling.button')}
            </Button>
          )}
          {isEventAllowed(order, 'withdrawOffer') && (
            <Button size="md" loading={withdraw.busy} onClick={() => withdraw.take({})}>
              {t('offer.withdraw')}
            </Button>
          )}
          {isEventAllowed(order, 'acceptOffer') && (
            <Button
              variant="primary"
              size="md"
              loading={accept.busy}
              onClick={() => accept.take({})}
            >
              {t('offer.accept')}
            </Button>
          )}
        </>
      }
    >
      {offer && <p>{offer.reason}</p>}
      {offer && <OfferMoney me={order.me} money={offer.money} />}
      <ResolutionActions {...props} />
    </MoveFrame>
  );
}

/** Returns what the offer does with goods and money; without one, what is held meanwhile. */
function useEffects({ order }: MoveProps): Effect[] {
  const t = useTranslator('orders/ways-out');
  const format = useFormat();
  const { offer, lines, sums } = order;
  if (offer === null) return [{ key: 'held', money: sums.held, text: t('bad.held') }];
  const accepted = offer.lines.map(({ lineId, acceptedQuantity: count }): Effect => {
    const mpn = lines.find(({ id }) => id === lineId)?.mpn ?? '';
    return { key: lineId, text: t('offer.keeps', { mpn, count }) };
  });
  return [
    ...accepted,
    ...(isPositive(offer.cut)
      ? [{ key: 'cut', text: t('offer.cutOf', { money: format.money(offer.cut) }) }]
      : []),
    ...(isPositive(sums.freight)
      ? [
          {
            key: 'freight',
            text: t('offer.freightIs', { by: t(`offer.bears.${offer.freightBy}`) }),
          },
        ]
      : []),
    ...(isPositive(sums.tests)
      ? [{ key: 'tests', text: t('offer.testsAre', { by: t(`offer.bears.${offer.testsBy}`) }) }]
      : []),
    { key: 'rest', text: t('offer.rest') },
  ];
}
