import type { Language } from '#contract/option-schemas.ts';
import type { Area } from '#contract/places/schemas.ts';

/** The name of an area in a language and the language it is in: English stands in for a gap. */
export function areaName(area: Area, lang: Language): { readonly text: string; lang: Language } {
  const own: Record<Language, string> = {
    zh: area.name,
    en: area.nameEn,
    es: area.nameEs,
    fr: area.nameFr,
    ru: area.nameRu,
  };
  return own[lang] === '' ? { text: area.nameEn, lang: 'en' } : { text: own[lang], lang };
}

/** The name under which an area is kept: in China the Chinese one, elsewhere the English one. */
export const toStoredName = (area: Area): string =>
  /^\d+$/.test(area.id) ? area.name : area.nameEn;
