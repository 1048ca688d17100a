import { expect, test } from 'vitest';
import { opsNoticeSave as opsNoticeSaveSchemas } from '#contract/notices/schemas.ts';

import { initialNotice, invalidLanguage, resolveText, sentOf } from './notice-form.ts';

const typed = initialNotice(null);
const english = { title: 'The dock is closed', body: 'Until 9 October.' };

test('a time is typed in GMT+8 and sent as an instant', () => {
  const timed = { ...typed, sendAt: { isTimed: true, time: '2026-11-21T10:00' } };
  expect(sentOf(null, timed).at).toBe('2026-11-21T02:00:00.000Z');
  expect(sentOf(null, { ...timed, sendAt: { ...timed.sendAt, isTimed: false } }).at).toBeNull();
});

test('a time that is not typed yet is refused at its field', () => {
  const read = opsNoticeSaveSchemas.input.safeParse(
    sentOf(null, {
      ...typed,
      sendAt: { isTimed: true, time: '' },
      texts: { ...typed.texts, en: english },
    }),
  );
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['at']);
});

test('a notice that is changed begins as it is', () => {
  const kept = {
    ...sentOf(null, typed),
    at: '2026-11-21T02:00:00.000Z',
    texts: { ...typed.texts, en: english },
  };
  const again = initialNotice(kept as never);
  expect(again).toMatchObject({ sendAt: { isTimed: true, time: '2026-11-21T10:00' } });
  expect(sentOf({ id: 'x', version: 3 }, again)).toEqual({ ...kept, id: 'x', version: 3 });
});

test('the form turns to the first language that is wrong', () => {
  expect(invalidLanguage(['texts.fr.title', 'texts.en.body'])).toBe('en');
  expect(invalidLanguage(['email'])).toBeNull();
});

test('a language without a text shows the English one', () => {
  const texts = { ...typed.texts, en: english };
  expect(resolveText(texts, 'ru')).toEqual({ ...english, lang: 'en' });
  const half = { ...texts, ru: { title: 'Док закрыт', body: '' } };
  expect(resolveText(half, 'ru')).toMatchObject({ title: 'Док закрыт', lang: 'ru' });
});
