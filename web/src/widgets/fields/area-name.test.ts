import { expect, test } from 'vitest';
import { areaName, toStoredName } from './area-name.ts';

test('spec 3: area: is read in the reader’s language, else in English and marked so', () => {
  const area = {
    id: '440305',
    name: '南山区',
    nameEn: 'Nanshan Qu',
    nameEs: '',
    nameFr: 'Nanshan',
    nameRu: '',
  };
  expect(areaName(area, 'zh')).toEqual({ text: '南山区', lang: 'zh' });
  expect(areaName(area, 'fr')).toEqual({ text: 'Nanshan', lang: 'fr' });
  expect(areaName(area, 'ru')).toEqual({ text: 'Nanshan Qu', lang: 'en' });
});

test('what is kept is Chinese in China and English elsewhere', () => {
  const names = { nameEs: '', nameFr: '', nameRu: '' };
  expect(toStoredName({ id: '4403', name: '深圳市', nameEn: 'Shenzhen Shi', ...names })).toBe(
    '深圳市',
  );
  expect(toStoredName({ id: 'DE-BY', name: '巴伐利亚', nameEn: 'Bavaria', ...names })).toBe(
    'Bavaria',
  );
});
