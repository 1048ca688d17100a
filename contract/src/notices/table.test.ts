import { expect, test } from 'vitest';
import { statesOf } from '../state-machine.ts';
import { type NoticeText, NoticeTexts } from './schemas.ts';
import { noticeStates, noticeTable, noticeWaits } from './table.ts';

test('every state is reachable from the draft', () => {
  const reached = new Set<string>(['draft']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const row of noticeTable) if (reached.has(row.from)) reached.add(row.to);
  }
  expect([...reached].sort()).toEqual([...noticeStates].sort());
});

test('a notice ends withdrawn or stays sent, and may be withdrawn from every other state', () => {
  expect([...statesOf(noticeTable).ends]).toEqual(['withdrawn']);
  const from = noticeTable.filter((row) => row.event === 'withdraw').map((row) => row.from);
  expect(from.sort()).toEqual(noticeStates.filter((state) => state !== 'withdrawn').sort());
});

test('nothing but the clock sends, and only what was published', () => {
  for (const row of noticeTable) {
    if (row.to === 'sending' || row.to === 'sent') expect(row.by).toEqual(['clock']);
    if (row.to === 'scheduled') expect(row.event).toBe('publish');
  }
});

test('every state waits for one who may act in it', () => {
  for (const state of noticeStates) {
    const actors: readonly string[] = noticeTable
      .filter((row) => row.from === state)
      .flatMap((row) => [...row.by]);
    for (const actor of noticeWaits[state]?.on ?? []) expect(actors).toContain(actor);
  }
});

test('English is never left out, and no language is written by half', () => {
  const none: NoticeText = { title: '', body: '' };
  const some = { title: 'Holiday', body: 'The lab is closed.' };
  const texts = { zh: none, en: some, es: none, fr: none, ru: none };
  const violations = (given: typeof texts) =>
    NoticeTexts.safeParse(given).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(violations(texts)).toEqual([]);
  expect(violations({ ...texts, en: none })).toEqual(['en.title', 'en.body']);
  expect(violations({ ...texts, fr: { title: '', body: 'Fermé.' } })).toEqual(['fr.title']);
});
