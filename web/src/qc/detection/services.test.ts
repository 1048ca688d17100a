import { describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';
import { testCodes } from '#contract/orders/terms.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { sampleOf } from '#contract/qc/planning/sampling.ts';
import { findings, labServices } from '#contract/qc/services.ts';
import enMethods from '../methods/locales/en.ts';
import esMethods from '../methods/locales/es.ts';
import frMethods from '../methods/locales/fr.ts';
import ruMethods from '../methods/locales/ru.ts';
import zhMethods from '../methods/locales/zh.ts';
import en from './locales/en.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import ru from './locales/ru.ts';
import zh from './locales/zh.ts';
import { shortened } from './use-lab.ts';

const words = { zh, en, es, fr, ru };
const methods = {
  zh: zhMethods,
  en: enMethods,
  es: esMethods,
  fr: frMethods,
  ru: ruMethods,
};
const slugs = labServices.map(({ slug }) => slug);

describe.each(languages)('in %s', (lang) => {
  const { services, showcase } = words[lang];

  test('every service of the catalogue has its words, and no other one', () => {
    expect(Object.keys(services).sort()).toEqual([...slugs].sort());
    expect(Object.keys(methods[lang]).sort()).toEqual([...slugs].sort());
    for (const slug of slugs) {
      const said = [services[slug], methods[lang][slug]].flatMap((part) => Object.values(part));
      expect(said).toHaveLength(6);
      for (const text of said) expect(text.trim()).not.toBe('');
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('every finding of the showcase has its caption', () => {
    const keys = findings.map(({ number }) => `n${number}`);
    expect(Object.keys(showcase).sort()).toEqual([...keys].sort());
  });

  test('descriptions fit into what search engines show', () => {
    for (const slug of slugs) {
      const { name, finds } = services[slug];
      expect(shortened(`${name}: ${finds}`).length).toBeLessThanOrEqual(160);
    }
  });
});

test('samples that the pages show are the ones that plans are made of', () => {
  const [large, small] = [5000, 199];
  for (const code of testCodes) {
    const { sample } = catalogue[code];
    const shown = sample.kind === 'all' ? large : sample.pieces;
    expect(sampleOf(code, large).sample).toBe(shown);
    const below = sample.kind === 'pieces' ? sample.pieces : small;
    expect(sampleOf(code, small).sample).toBe(below);
  }
});
