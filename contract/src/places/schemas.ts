import { z } from 'zod';
import { Nothing } from '../response-schemas.ts';
import { ROOT_AREA } from './constants.ts';

/**
 * A place of the tree (specification section 3: Area). `name` is the Chinese name. Where the data
 * has no name in a language it is empty and the English one stands in for it.
 */
export const Area = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameEs: z.string(),
  nameFr: z.string(),
  nameRu: z.string(),
});

export type Area = z.infer<typeof Area>;

export const areaListByPid = {
  input: z.object({ pid: z.string().trim().max(12, 'invalid').default(ROOT_AREA) }),
  output: z.array(Area),
};

/** The international dialling code of a country, without the plus sign. */
export const PhoneCode = z.object({
  /** Country code in upper case: several countries may share one dialling code. */
  id: z.string(),
  code: z.string(),
  /** In the caller's language. */
  name: z.string(),
  nameEn: z.string(),
});

export type PhoneCode = z.infer<typeof PhoneCode>;

export const phoneCodeList = {
  input: Nothing,
  output: z.array(PhoneCode),
};

/** A language that a company speaks (specification section 3: Language option). */
export const LanguageOption = z.object({
  /** Its name in itself. */
  label: z.string(),
  /** ISO 639-1, the same as `langCode`. */
  value: z.string(),
  index: z.number().int(),
  /** The initial letter of the English name, in upper case, by which the list is grouped. */
  firstCode: z.string(),
  nameCn: z.string(),
  nameEn: z.string(),
  langCode: z.string(),
});

export type LanguageOption = z.infer<typeof LanguageOption>;

export const languageList = {
  input: Nothing,
  output: z.array(LanguageOption),
};
