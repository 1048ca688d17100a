import { staffOrderPath } from '#contract/addresses.ts';
import { basisPointsOf } from '#contract/settings/settings.ts';
import {
  type CountEffects,
  changedCarriers,
  countDueFrom,
  effectOf,
  withdrawnCarriers,
} from '#server/settings/public.ts';
import {
  findAskingFor,
  findBeforeDock,
  findDueFrom,
  findUnderWayWith,
  findWithCommission,
} from '../store/setting-effects.ts';

const orderPage = ['orders', staffOrderPath] as const;

/** Counts open orders that keep the commission they were placed with (domain section 7). */
export const countOpenOrders: CountEffects<'commission'> = async (db, { value }) => [
  effectOf(
    'ordersKeep',
    await findWithCommission(db, {
      trade: basisPointsOf(value.tradePercent),
      agent: basisPointsOf(value.agentPercent),
    }),
    orderPage,
  ),
];

/** Counts parcels on their way to the dock of now, and orders whose seller will read the new address. */
export const countDockParcels: CountEffects<'dock'> = async (db, { value, current }) =>
  value.address === current?.address
    ? []
    : [
        effectOf('parcelsToOld', await findBeforeDock(db, 'inbound'), orderPage),
        effectOf('parcelsToNew', await findBeforeDock(db, 'paid'), orderPage),
      ];

/** Counts open orders whose deadline a change of the calendar does not move. */
export const countOrdersDue = countDueFrom('ordersDue', orderPage, findDueFrom);

/**
 * Counts parcels under way whose carrier changes, and open orders that ask for a carrier which goes
 * to buyers no longer.
 */
export const countCarrierOrders: CountEffects<'carriers'> = async (db, { value, current }) => {
  const before = current?.carriers ?? [];
  return [
    effectOf(
      'parcelsOfCarrier',
      await findUnderWayWith(db, changedCarriers(value.carriers, before)),
      orderPage,
    ),
    effectOf(
      'ordersAskCarrier',
      await findAskingFor(db, withdrawnCarriers(value.carriers, before)),
      orderPage,
    ),
  ];
};
