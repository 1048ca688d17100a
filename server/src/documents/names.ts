import type { Language } from '#contract/option-schemas.ts';
import { carrierName } from '#contract/settings/carriers.ts';
import type { Db } from '#server/kit/database/database.ts';
import { countryName } from '#server/places/public.ts';
import { currentCarriers } from '#server/settings/public.ts';
import type { DocumentNames } from './core/content-parts.ts';

/** Returns the names of countries and carriers for readers of a language. */
export async function documentNames(db: Db, lang: Language): Promise<DocumentNames> {
  const carriers = await currentCarriers(db);
  return {
    country: (code) => countryName(code, lang),
    carrier: (key) => carrierName(carriers, key, lang),
  };
}
