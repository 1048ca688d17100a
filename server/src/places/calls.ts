import { countryList } from '#contract/accounts/calls.ts';
import * as contract from '#contract/places/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { areasBelow } from './areas.ts';
import * as countries from './countries.ts';
import { languageOptions } from './languages.ts';
import { phoneCodes } from './phone-codes.ts';

/** Ties the calls that tell facts of the world to those facts. */
export const placesCalls: readonly Bound[] = [
  bind(countryList, async (at) => [...countries.countryList(at.lang)]),
  bind(contract.areaListByPid, async (_at, { pid }) => [...areasBelow(pid)]),
  bind(contract.phoneCodeList, async (at) => [...phoneCodes(at.lang)]),
  bind(contract.languageList, async () => [...languageOptions()]),
];
