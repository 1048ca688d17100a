import * as contract from '#contract/delivery/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  defaultAddress,
  dropAddress,
  dropFreight,
  ownAddresses,
  ownFreight,
  upsertAddress,
  upsertFreight,
  wholeFreight,
} from './book.ts';

export { ownFreightNumber } from './book.ts';
export { addressesOf, sharedAddresses } from './store.ts';

/** Puts the slice together: a buyer's addresses and its accounts at carriers. */
export const deliverySlice = (): { readonly calls: readonly Implementation[] } => ({
  calls: [
    implement(contract.addressList, (ctx) => ownAddresses(ctx)),
    implement(contract.addressSave, (ctx, input) => upsertAddress(ctx, input)),
    implement(contract.addressDel, (ctx, input) => dropAddress(ctx, input)),
    implement(contract.addressSetDefault, (ctx, input) => defaultAddress(ctx, input)),
    implement(contract.freightList, (ctx) => ownFreight(ctx)),
    implement(contract.freightSave, (ctx, input) => upsertFreight(ctx, input)),
    implement(contract.freightDel, (ctx, input) => dropFreight(ctx, input)),
    implement(contract.freightOne, (ctx, input) => wholeFreight(ctx, input)),
  ],
});
