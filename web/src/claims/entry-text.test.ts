import { expect, it } from 'vitest';
import type { ClaimEntry } from '#contract/claims/claim-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { formatQuantity } from '#web/i18n/format.ts';
import { entryText } from './entry-text.ts';

const textOf = (entry: Partial<ClaimEntry>, lang: Language) =>
  entryText({ text: '', facts: {}, ...entry } as ClaimEntry, {
    format: { quantity: (count) => formatQuantity(count, lang) },
    nameOf: (carrier) => `${carrier} ${lang}`,
  });

it('a count stands in the reader’s language, beside its place and its note', () => {
  const entry = { text: 'One bag.', facts: { pieces: 2500, location: 'A-01' } };
  expect(languages.map((lang) => textOf(entry, lang))).toEqual(
    languages.map((lang) => `${formatQuantity(2500, lang)} · A-01 · One bag.`),
  );
  expect(textOf(entry, 'fr')).toBe('2\u00a0500\u00a0pcs · A-01 · One bag.');
  expect(textOf({ facts: { pieces: 0 } }, 'zh')).toBe('0\u00a0颗');
});

it('a parcel has the name of its carrier, and only what its label showed', () => {
  const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' };
  expect(textOf({ facts: parcel }, 'ru')).toBe('SF ru SF1234567890');
  expect(textOf({ facts: { trackingNo: 'SF1234567890' } }, 'ru')).toBe('SF1234567890');
});

it('words without facts stay as they were written', () => {
  expect(textOf({ text: 'SF SF1234567890' }, 'es')).toBe('SF SF1234567890');
  expect(textOf({}, 'es')).toBe('');
});
