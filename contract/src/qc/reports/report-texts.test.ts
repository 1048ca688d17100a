import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../../options.ts';
import { verdicts } from '../../orders/history.ts';
import { testCodes } from '../../orders/terms.ts';
import { outcomes } from '../constants.ts';
import { photoSubjects } from '../photo-subjects.ts';
import { captionText, conclusionOf, ownWordsLabel } from './report-texts.ts';

const names = { test: (test: string) => `<${test}>`, grade: () => 'meaning', count: String };
const testOf = fc.record({
  test: fc.constantFrom(...testCodes),
  sampled: fc.nat(999),
  failed: fc.nat(999),
  outcome: fc.option(fc.constantFrom(...outcomes)),
  leftOutReason: fc.constant(null),
});

it('leaves no place of a sentence unfilled, in any language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom(...verdicts),
      fc.array(testOf, { maxLength: 16 }),
      fc.option(fc.constant('TR-261117-0932')),
      (lang, verdict, tests, earlier) => {
        const report = { verdict, grade: 'B', quantityReceived: 250, earlier, tests } as const;
        const sentences = conclusionOf(report, lang, names);
        expect(sentences.join()).not.toMatch(/[{}]|undefined/);
        const bad = tests.filter((one) => one.outcome !== null && one.outcome !== 'pass');
        expect(sentences).toHaveLength(2 + bad.length + (earlier === null ? 0 : 1));
      },
    ),
  );
});

it('says which test failed, which was left out and why, and what was tested before', () => {
  const test = { sampled: 45, failed: 2, leftOutReason: null } as const;
  const report = {
    verdict: 'fail',
    grade: 'F',
    quantityReceived: 2500,
    earlier: 'TR-261117-0932',
    tests: [
      { ...test, test: 'xray', outcome: 'fail' },
      { ...test, test: 'sem', outcome: null, leftOutReason: 'Kein Gerät' },
      { ...test, test: 'electrical', outcome: 'pass' },
    ],
  } as const;
  expect(conclusionOf(report, 'en', names)).toEqual([
    'Lot of 2500: 2 tests were made; the lot fails.',
    'Grade F: meaning.',
    '<xray>: 2 of 45 failed.',
    '<sem> was not made: “Kein Gerät”',
    'Retest. The first result stands in report TR-261117-0932.',
  ]);
});

it('calls a report whose words were revised a retest only where it is one, in any language', () => {
  const report = {
    verdict: 'pass',
    grade: 'A',
    quantityReceived: 250,
    earlier: 'TR-261117-0932',
    revisionReason: 'A wrong word.',
    tests: [],
  } as const;
  for (const lang of languages) {
    const retested = conclusionOf({ ...report, revisionReason: null }, lang, names);
    expect(retested.at(-1)).toContain('TR-261117-0932');
    // Its words were revised before reports said by whom: it names the report that it replaces.
    expect(conclusionOf(report, lang, names)).toEqual(retested.slice(0, -1));
    expect(conclusionOf({ ...report, wordsRevision: {} }, lang, names)).toEqual(retested);
  }
});

it('marks what the inspector wrote as a quotation in every caption', () => {
  for (const lang of languages) {
    expect(ownWordsLabel(lang)).not.toBe('');
    for (const subject of photoSubjects) {
      expect(captionText({ subject, caption: 'wet' }, lang)).toMatch(/[“«].*wet.*[”»]$/);
    }
  }
});
