import { readFileSync } from 'node:fs';
import { type Area, ROOT_AREA } from '#contract/places/calls.ts';
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
  const named = (['es', 'fr', 'ru'] as const).map(
    (lang) => new Map(countryList(lang).map(({ id, name }) => [id, name])),
  );
  return countryList('zh').map(({ id, name, nameEn }) => {
    const [nameEs = '', nameFr = '', nameRu = ''] = named.map((names) => names.get(id) ?? '');
    return { id, name, nameEn, nameEs, nameFr, nameRu };
  });
}

/** The areas right below one; none below the last level or an unknown parent. */
export function areasBelow(pid: string): readonly Area[] {
  tree ??= readTree();
  return tree.get(pid.toUpperCase()) ?? [];
}
