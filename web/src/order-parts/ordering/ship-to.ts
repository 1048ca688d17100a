import { limits } from '#contract/limits.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Carrier, Condition } from '#contract/option-schemas.ts';
import type { GoodsType } from '#contract/orders/terms-schemas.ts';
import type { AddressFields } from './address-fields.ts';

/** Where the goods go, as typed; kept apart from the quote, so that the next one finds it. */
export interface ShipToDraft extends AddressFields {
  /** Empty for the first that is offered. */
  readonly carrier: Carrier;
  readonly freightAccount: string;
}

export const EMPTY_SHIP_TO: ShipToDraft = {
  name: '',
  company: '',
  country: '',
  address: '',
  city: '',
  postcode: '',
  phone: '',
  carrier: '',
  freightAccount: '',
};

/** The goods type that a declared condition suggests. */
export const goodsTypeOf: Record<Condition, GoodsType> = {
  brandNew: 'originalUnder3',
  likeNew: 'bulkNew',
  reNew: 'refurbished',
};

/** Freight that the buyer pays: nothing where its own account at the carrier is charged. */
export const freightOf = (shipTo: ShipToDraft): MoneyWire => ({
  amount: shipTo.freightAccount.trim() === '' ? limits.freightUsd : '0.00',
  currency: 'USD',
});
