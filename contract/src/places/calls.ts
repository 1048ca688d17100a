import { anyone, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

/**
 * The areas right below one: countries below `0`, first-level divisions below a country (its code
 * in upper case), and in China (`CN`) on to cities and districts by their numbers. Below the last
 * level, and below an unknown one, the list is empty.
 */
export const areaListByPid = query({
  path: '/area/getListByPid',
  callers: anyone,
  schemas: () => schemas().then((all) => all.areaListByPid),
});

/** All dialling codes (about 240), in the order of their codes. */
export const phoneCodeList = query({
  path: '/country/phoneCodes',
  callers: anyone,
  schemas: () => schemas().then((all) => all.phoneCodeList),
});

/** About 200 languages, by initial letter and English name. */
export const languageList = query({
  path: '/country/languages',
  callers: anyone,
  schemas: () => schemas().then((all) => all.languageList),
});
