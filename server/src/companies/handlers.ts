import * as contract from '#contract/companies/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { addPhoto, delPhoto, ownPhotos } from './album-handlers.ts';
import { buyerOfPost, buyerOne, buyerView, updateBuyer } from './buyer-handlers.ts';
import { searchMember } from './commands/refresh-listings.ts';
import type { CompaniesDeps } from './deps.ts';
import { followList, followSeller } from './follow-handlers.ts';
import {
  sellerElectronic,
  sellerOne,
  sellerView,
  updateLogo,
  updateSeller,
} from './seller-handlers.ts';

/** Ties the calls of companies to what answers them. */
export const companiesCalls = (deps: CompaniesDeps): readonly Implementation[] => [
  implement(contract.searchMember, (ctx, input) => searchMember(ctx, deps, input)),
  implement(contract.sellerView, (ctx, input) => sellerView(ctx, deps, input)),
  implement(contract.sellerElectronic, (ctx, input) => sellerElectronic(ctx, deps, input)),
  implement(contract.sellerOne, (ctx) => sellerOne(ctx, deps)),
  implement(contract.sellerUpdate, (ctx, input) => updateSeller(ctx, deps, input)),
  implement(contract.updateLogo, (ctx, input) => updateLogo(ctx, deps, input)),
  implement(contract.sellerPhotoList, (ctx) => ownPhotos(ctx)),
  implement(contract.sellerPhotoAdd, (ctx, input) => addPhoto(ctx, input)),
  implement(contract.sellerPhotoDel, (ctx, input) => delPhoto(ctx, input)),
  implement(contract.buyerPhotoList, (ctx) => ownPhotos(ctx)),
  implement(contract.buyerPhotoAdd, (ctx, input) => addPhoto(ctx, input)),
  implement(contract.buyerPhotoDel, (ctx, input) => delPhoto(ctx, input)),
  implement(contract.buyerOne, (ctx) => buyerOne(ctx)),
  implement(contract.buyerUpdate, (ctx, input) => updateBuyer(ctx, input)),
  implement(contract.buyerView, (ctx, input) => buyerView(ctx, input)),
  implement(contract.getBuyerInfo, (ctx, input) => buyerOfPost(ctx, input)),
  implement(contract.followSeller, (ctx, input) => followSeller(ctx, input)),
  implement(contract.followList, (ctx, input) => followList(ctx, deps, input)),
];
