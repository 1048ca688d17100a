import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  lead: 'A part that passes at 25 °C may fail in heat or cold. First decide what to measure, then at which temperature.',
  description:
    'Electrical, functional, thermal cycling and ageing tests: samples, conditions and measurements of each level, and testing by temperature range.',
  levels: 'Levels',
  condition: 'Condition',
  measures: 'What is measured',
  sample: '{lot} or more',
  electrical: { condition: '25 °C, DC', measures: 'DC values, leakage, curve of each pin' },
  functional: {
    condition: '25 °C, typical application',
    measures: 'functions, timing, AC values',
  },
  thermalCycling: {
    condition: 'cycles between agreed limits',
    measures: 'appearance and electrical values afterwards',
  },
  ageing: {
    condition: 'powered in heat, hours in the report',
    measures: 'drift of values before and after',
  },
  ranges: 'Temperature ranges that manufacturers commonly use',
  range: 'Range',
  from: 'From',
  to: 'To',
  commercial: 'Commercial',
  industrial: 'Industrial',
  automotive: 'Automotive',
  military: 'Military',
  rangesNote:
    'The datasheet of the part decides. Listed prices are for tests at 25 °C; support quotes other temperatures with the order.',
  rules: 'How it is judged',
  rule1: 'Limits come from the datasheet; readings stand in the report with unit and limits.',
  rule2: 'A known good part proves program and fixture before each run.',
  rule3: 'At a temperature, a part is measured once its reading has settled.',
  rule4: 'A part out of limits is measured again; it fails when both readings are out.',
  rule5: 'Temperatures and functions that were not tested are named in the report as not covered.',
} satisfies Translated<typeof zh>;
