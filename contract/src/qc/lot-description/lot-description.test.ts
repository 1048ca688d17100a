import { describe, expect, test } from 'vitest';
import { languages } from '../../options.ts';
import { cardStates, tapeStates } from '../../orders/parcels/dock.ts';
import { climateRange, desiccantStates, packForms } from './lot-description.ts';
import { ClimateInput, type ReportPacking } from './schemas.ts';
import { climateText, packingText } from './texts.ts';

const unknown: ReportPacking = {
  form: null,
  packs: null,
  opened: null,
  tape: null,
  bag: null,
  card: null,
  desiccant: null,
};

describe('the climate of the lab', () => {
  const messages = (temperature: string, humidity: number) =>
    ClimateInput.safeParse({ temperature, humidity }).error?.issues.map(({ message }) => message) ??
    [];

  test('is accepted within the range of a laboratory, its ends included', () => {
    const { temperature, humidity } = climateRange;
    expect(messages('23.1', 48)).toEqual([]);
    expect(messages(`${temperature.min}`, humidity.min)).toEqual([]);
    expect(messages(`${temperature.max}.0`, humidity.max)).toEqual([]);
  });

  test('is refused beyond that range, or with more decimals than a bench thermometer shows', () => {
    expect(messages('9.9', 48)).toEqual(['temperature']);
    expect(messages('40.1', 48)).toEqual(['temperature']);
    expect(messages('23.15', 48)).toContain('temperature');
    expect(messages('', 48)).toContain('temperature');
    expect(messages('23.1', 4)).toEqual(['humidity']);
    expect(messages('23.1', 96)).toEqual(['humidity']);
    expect(messages('23.1', 48.5)).toEqual(['humidity']);
  });

  test('is written with the decimal sign of the language', () => {
    const climate = { temperature: '23.1', humidity: 48 };
    expect(climateText(climate, 'en', (value) => value)).toBe('23.1 °C, 48% RH');
    expect(climateText(climate, 'ru', () => '23,1')).toBe('23,1 °C, влажность 48 %');
  });
});

describe('the packing of a lot', () => {
  test('is said as far as dock and lab recorded it', () => {
    const packing: ReportPacking = {
      form: 'reel',
      packs: 3,
      opened: 2,
      tape: 'intact',
      bag: 'opened',
      card: '10',
      desiccant: 'present',
    };
    expect(packingText(packing, 'en')).toBe(
      'reel × 3, 2 opened, outer tape intact, moisture bag broken, humidity card at 10%, desiccant present',
    );
    expect(packingText({ ...unknown, packs: 3, opened: 0 }, 'en')).toBe('pack × 3, none opened');
    expect(packingText({ ...unknown, form: 'tray' }, 'zh')).toBe('托盘');
    expect(packingText(unknown, 'fr')).toBe('');
  });

  test('has a text for each finding in each language', () => {
    const findings: ReportPacking[] = [
      ...packForms.map((form) => ({ ...unknown, form })),
      ...tapeStates.flatMap((state) => [
        { ...unknown, tape: state },
        { ...unknown, bag: state },
      ]),
      ...cardStates.map((card) => ({ ...unknown, card })),
      ...desiccantStates.map((desiccant) => ({ ...unknown, desiccant })),
    ];
    for (const lang of languages) {
      const written = findings.map((packing) => packingText(packing, lang));
      expect(new Set(written).size, lang).toBe(findings.length);
      for (const text of written) expect(text, lang).toMatch(/^[^{}]+$/);
    }
  });
});
