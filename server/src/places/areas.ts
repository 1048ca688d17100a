import { readFileSync } from 'node:fs';
import type { Language } from '#contract/option-schemas.ts';
import { ROOT_AREA } from '#contract/places/constants.ts';
import type { Area } from '#contract/places/schemas.ts';
import { countryList } from './countries.ts';

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** Below each parent its areas; the files are read when the first one is asked for. */
let tree: ReadonlyMap<string, readonly Area[]> | null = null;

function readTree(): ReadonlyMap<string, readonly Area[]> {
  const below = new Map<string, Area[]>();
  const put = (pid: string, area: Area) => {
    const list = below.get(pid);
    if (list) list.push(area);
    else below.set(pid, [area]);
  };
  for (const [id = '', nameEn = '', nameEs = '', nameFr = '', nameRu = '', name = ''] of linesOf(
    'regions.tsv',
  )) {
    put(id.slice(0, 2), { id, name, nameEn, nameEs, nameFr, nameRu });
  }
  for (const [
    id = '',
    pid = '',
    name = '',
    nameEn = '',
    nameEs = '',
    nameFr = '',
    nameRu = '',
  ] of linesOf('china.tsv')) {
    put(pid, { id, name, nameEn, nameEs, nameFr, nameRu });
  }
  below.set(ROOT_AREA, countries());
  return below;
}

function countries(): Area[] {
  const localizedNames = (['es', 'fr', 'ru'] as const).map(
    (lang) => new Map(countryList(lang).map(({ id, name }) => [id, name])),
  );
  return countryList('zh').map(({ id, name, nameEn }) => {
    const [nameEs = '', nameFr = '', nameRu = ''] = localizedNames.map(
      (names) => names.get(id) ?? '',
    );
    return { id, name, nameEn, nameEs, nameFr, nameRu };
  });
}

/** The areas right below one; none below the last level or an unknown parent. */
export function areasBelow(pid: string): readonly Area[] {
  tree ??= readTree();
  return tree.get(pid.toUpperCase()) ?? [];
}

const areasByName = new Map<string, ReadonlyMap<string, Area>>();

/** Provinces and cities of a country by each of their names in lower case. */
function namesIn(country: string): ReadonlyMap<string, Area> {
  const known = areasByName.get(country);
  if (known !== undefined) return known;
  const names = new Map<string, Area>();
  const provinces = areasBelow(country);
  // A name that a province and a city share is the province's.
  for (const area of [...provinces.flatMap(({ id }) => areasBelow(id)), ...provinces]) {
    for (const name of namesOfArea(area)) names.set(name.toLowerCase(), area);
  }
  areasByName.set(country, names);
  return names;
}

/** "Shenzhen Shi" says of a city that it is one: abroad it is called Shenzhen. */
const withoutSuffix = (nameEn: string): string => nameEn.replace(/ (Shi|Diqu)$/, '');

/** All names of an area, as the data has them and as they are spoken of. */
export function namesOfArea({ name, nameEn, nameEs, nameFr, nameRu }: Area): readonly string[] {
  const all = [
    name,
    name.replace(/(?<=..)[市省]$/, ''),
    nameEn,
    withoutSuffix(nameEn),
    nameEs,
    nameFr,
    nameRu,
  ];
  return [...new Set(all.filter((one) => one !== ''))];
}

/** The province or city of a country that a text names, in whichever language; null for none. */
export const areaCalled = (country: string, text: string): Area | null =>
  namesIn(country).get(text.trim().toLowerCase()) ?? null;

/** An area in a language; its English name stands in where it has none. */
export function areaName(area: Area, lang: Language): string {
  const { name, nameEn, nameEs, nameFr, nameRu } = area;
  const said = { zh: name, en: nameEn, es: nameEs, fr: nameFr, ru: nameRu }[lang];
  return said === '' || lang === 'en' ? withoutSuffix(nameEn) : said;
}
