import { describe, expect, test } from 'vitest';
import { countryList } from '#contract/accounts/country-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import * as contract from '#contract/places/calls.ts';
import type { Area } from '#contract/places/schemas.ts';
import { callingOf } from '#harness/calling.ts';
import type { Db } from '#server/kit/database/database.ts';
import { countryNames, isCountry, placeName, placeNames, placesSlice } from './public.ts';

const none = undefined as unknown as Db;
const call = callingOf(none, placesSlice().calls);
const anyone = { caller: { kind: 'anonymous' }, now: new Date(0) } as const;
const below = (pid?: string) =>
  call(contract.areaListByPid, pid === undefined ? {} : { pid }, anyone);
const named = (areas: readonly Area[], nameEn: string) =>
  areas.find((area) => area.nameEn === nameEn);

describe('spec 3: area, a tree loaded by parent id with names in five languages', () => {
  test('the root is all countries', async () => {
    const roots = await below();
    expect(roots.length).toBeGreaterThan(240);
    expect(roots.find(({ id }) => id === 'DE')).toEqual({
      id: 'DE',
      name: '德国',
      nameEn: 'Germany',
      nameEs: 'Alemania',
      nameFr: 'Allemagne',
      nameRu: 'Германия',
    });
  });

  test('China goes down to districts, without levels that only count', async () => {
    const provinces = await below('CN');
    expect(provinces).toHaveLength(31);
    expect(provinces.every((area) => area.nameEs && area.nameFr && area.nameRu)).toBe(true);
    const cities = await below(named(provinces, 'Guangdong')?.id ?? '');
    const districts = await below(named(cities, 'Shenzhen Shi')?.id ?? '');
    expect(districts.map(({ name }) => name)).toContain('南山区');
    expect((await below('11')).map(({ name }) => name)).toContain('朝阳区');
    expect(await below(districts[0]?.id ?? '')).toEqual([]);
  });

  test('every Chinese area has a parent, an id of its own and a Latin name', async () => {
    const seen = new Set<string>();
    const walk = async (pid: string): Promise<void> => {
      for (const area of await below(pid)) {
        expect(seen.has(area.id), area.id).toBe(false);
        seen.add(area.id);
        expect(area.nameEn).toMatch(/^[A-Z][A-Za-z '’-]+$/);
        expect(area.name).not.toBe('');
        await walk(area.id);
      }
    };
    await walk('CN');
    expect(seen.size).toBe(3420);
  });

  test('elsewhere the first level, by code in either case; nothing below it', async () => {
    const lands = await below('de');
    expect(lands).toHaveLength(16);
    expect(named(lands, 'Bavaria')).toEqual({
      id: 'DE-BY',
      name: '巴伐利亚',
      nameEn: 'Bavaria',
      nameEs: 'Baviera',
      nameFr: 'Bavière',
      nameRu: 'Бавария',
    });
    expect(await below('DE-BY')).toEqual([]);
    expect(await below('ZZ')).toEqual([]);
  });
});

describe('spec 3: country, id, name and nameEn', () => {
  test('come in the reader’s language, with code and English name', async () => {
    const list = (lang: Language) => call(countryList, {}, { ...anyone, lang });
    const zh = await list('zh');
    expect(zh.length).toBeGreaterThan(240);
    expect(zh.find(({ id }) => id === 'DE')).toEqual({ id: 'DE', name: '德国', nameEn: 'Germany' });
    expect((await list('ru')).find(({ id }) => id === 'DE')?.name).toBe('Германия');
    expect(zh.every(({ id, name, nameEn }) => /^[A-Z]{2}$/.test(id) && name && nameEn)).toBe(true);
  });
});

describe('spec 3: phone area code list, name and code, about 240 entries', () => {
  test('each names a country and digits', async () => {
    const list = await call(contract.phoneCodeList, {}, { ...anyone, lang: 'fr' });
    expect(list.length).toBeGreaterThan(235);
    expect(list.every(({ id, code }) => isCountry(id) || /^(AC|TA)$/.test(id) || code)).toBe(true);
    expect(list.every(({ code }) => /^[1-9]\d{0,3}$/.test(code))).toBe(true);
    expect(list.find(({ id }) => id === 'DE')).toEqual({
      id: 'DE',
      code: '49',
      name: 'Allemagne',
      nameEn: 'Germany',
    });
  });
});

describe('spec 3: language option, about 200 languages grouped by initial letter', () => {
  test('each has its own name, a code, an initial and Chinese and English names', async () => {
    const list = await call(contract.languageList, {}, anyone);
    expect(list.length).toBeGreaterThan(180);
    expect(list.find(({ value }) => value === 'de')).toMatchObject({
      label: 'Deutsch',
      firstCode: 'G',
      nameCn: '德语',
      nameEn: 'German',
      langCode: 'de',
    });
    const initials = list.map(({ firstCode }) => firstCode);
    expect(initials).toEqual([...initials].sort());
    expect(list.map(({ index }) => index)).toEqual(list.map((_, at) => at));
    expect(list.every(({ firstCode }) => /^[A-Z]$/.test(firstCode))).toBe(true);
  });
});

describe('a place by any of its names', () => {
  test.each([
    ['深圳市', 'en', 'Shenzhen'],
    ['Shenzhen Shi', 'zh', '深圳市'],
    ['Shenzhen', 'es', 'Shenzhen'],
    ['广东省', 'ru', 'Гуандун'],
    ['上海市', 'es', 'Shanghái'],
    ['Atlantis', 'zh', 'Atlantis'],
  ] as const)('%s in %s is %s', (place, lang, name) => {
    expect(placeName('CN', place, lang)).toBe(name);
  });

  test('has names in all languages; what is none has none', () => {
    expect(placeNames('CN', '深圳市')).toEqual(['深圳市', '深圳', 'Shenzhen Shi', 'Shenzhen']);
    expect(placeNames('DE', 'brandenburg')).toContain('Бранденбург');
    expect(placeNames('XX', 'nowhere')).toEqual([]);
    expect(countryNames('DE')).toEqual(['德国', 'Germany', 'Alemania', 'Allemagne', 'Германия']);
    expect(countryNames('XX')).toEqual([]);
  });
});
