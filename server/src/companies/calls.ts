import * as contract from '#contract/companies/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { addPhoto, delPhoto, ownPhotos } from './album.ts';
import { buyerOfPost, buyerOne, buyerView, updateBuyer } from './buyer.ts';
import type { CompaniesDeps } from './deps.ts';
import { followList, followSeller } from './follow.ts';
import { searchMember } from './listing.ts';
import { sellerElectronic, sellerOne, sellerView, updateLogo, updateSeller } from './seller.ts';

/** Ties the calls of companies to what answers them. */
export const companiesCalls = (deps: CompaniesDeps): readonly Bound[] => [
  bind(contract.searchMember, (at, input) => searchMember(at, input)),
  bind(contract.sellerView, (at, input) => sellerView(deps, at, input)),
  bind(contract.sellerElectronic, (at, input) => sellerElectronic(deps, at, input)),
  bind(contract.sellerOne, (at) => sellerOne(deps, at)),
  bind(contract.sellerUpdate, (at, input) => updateSeller(deps, at, input)),
  bind(contract.updateLogo, (at, input) => updateLogo(deps, at, input)),
  bind(contract.sellerPhotoList, (at) => ownPhotos(at)),
  bind(contract.sellerPhotoAdd, (at, input) => addPhoto(at, input)),
  bind(contract.sellerPhotoDel, (at, input) => delPhoto(at, input)),
  bind(contract.buyerPhotoList, (at) => ownPhotos(at)),
  bind(contract.buyerPhotoAdd, (at, input) => addPhoto(at, input)),
  bind(contract.buyerPhotoDel, (at, input) => delPhoto(at, input)),
  bind(contract.buyerOne, (at) => buyerOne(at)),
  bind(contract.buyerUpdate, (at, input) => updateBuyer(at, input)),
  bind(contract.buyerView, (at, input) => buyerView(at, input)),
  bind(contract.getBuyerInfo, (at, input) => buyerOfPost(at, input)),
  bind(contract.followSeller, (at, input) => followSeller(at, input)),
  bind(contract.followList, (at, input) => followList(deps, at, input)),
];
