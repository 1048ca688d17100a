import { expect, test } from 'vitest';
import { areaName } from './area-name.ts';

test('spec 3: an area is read in the reader’s language, else in English and marked so', () => {
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
