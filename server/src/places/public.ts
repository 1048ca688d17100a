import type { Bound } from '#server/kit/bind.ts';
import { placesCalls } from './calls.ts';
import * as countries from './countries.ts';

/** The slice of facts about the world: countries, areas, dialling codes, languages. */
export const placesSlice = (): { readonly calls: readonly Bound[] } => ({ calls: placesCalls });

/** Whether a code, in upper case, names a country of the list. */
export const isCountry = (code: string): boolean => countries.isCountry(code);
