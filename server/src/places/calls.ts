import { countryList } from '#contract/accounts/country-calls.ts';
import * as contract from '#contract/places/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { areasBelow } from './areas.ts';
import * as countries from './countries.ts';
import { languageOptions } from './languages.ts';
import { phoneCodes } from './phone-codes.ts';

/** Ties the calls that tell facts of the world to those facts. */
export const placesCalls: readonly Implementation[] = [
  implement(countryList, async (ctx) => [...countries.countryList(ctx.lang)]),
  implement(contract.areaListByPid, async (_at, { pid }) => [...areasBelow(pid)]),
  implement(contract.phoneCodeList, async (ctx) => [...phoneCodes(ctx.lang)]),
  implement(contract.languageList, async () => [...languageOptions()]),
];
