import { loginUser } from '#contract/accounts/session-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { EMPTY_SHIP_TO, type ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';

/** Where the goods go; only a buyer keeps freight accounts, and an order takes no others. */
export const ownShipTo = (shipTo: ShipToDraft, identity: 'buyer' | 'seller'): ShipToDraft =>
  identity === 'buyer' ? shipTo : { ...shipTo, freightAccount: '' };

/** Holds where the goods go, for the orders of both boards. */
export function useOwnShipTo() {
  const [draft, setShipTo] = useDraft('mall-ship-to', EMPTY_SHIP_TO);
  const identity = useCallQuery(loginUser, {}).data?.mainIdentity ?? 'buyer';
  return {
    shipTo: ownShipTo(draft, identity),
    setShipTo,
    hasFreightAccounts: identity === 'buyer',
  };
}
