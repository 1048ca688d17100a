import * as contract from '#contract/delivery/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import {
  defaultAddress,
  dropAddress,
  dropFreight,
  keepAddress,
  keepFreight,
  ownAddresses,
  ownFreight,
  wholeFreight,
} from './book.ts';

/** Puts the slice together: a buyer's addresses and its accounts at carriers. */
export const deliverySlice = (): { readonly calls: readonly Bound[] } => ({
  calls: [
    bind(contract.addressList, (at) => ownAddresses(at)),
    bind(contract.addressSave, (at, input) => keepAddress(at, input)),
    bind(contract.addressDel, (at, input) => dropAddress(at, input)),
    bind(contract.addressSetDefault, (at, input) => defaultAddress(at, input)),
    bind(contract.freightList, (at) => ownFreight(at)),
    bind(contract.freightSave, (at, input) => keepFreight(at, input)),
    bind(contract.freightDel, (at, input) => dropFreight(at, input)),
    bind(contract.freightOne, (at, input) => wholeFreight(at, input)),
  ],
});
