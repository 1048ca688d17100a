import { expect, it } from 'vitest';
import { auditedTables, otherActs } from '#contract/operator/acts.ts';
import { auditedKinds } from '#contract/operator/constants.ts';
import words from '#web/operator/acts/locales/zh.ts';
import auditWords from '#web/operator/audit/locales/zh.ts';

type Words = { readonly [key: string]: string | Words };

/** Actors that are customers; `author` is one in cases, and a person of the lab in inspections. */
const customers = ['buyer', 'seller', 'owner', 'supplier', 'member'];
const isCustomer = (record: string, actor: string) =>
  customers.includes(actor) || (record === 'case' && actor === 'author');

/** Events of tables that staff or the clock take: those of customers alone are not audited. */
const eventActs = Object.entries(auditedTables).flatMap(([record, rows]) => [
  ...new Set(
    rows
      .filter(({ by }) => by.some((actor) => !isCustomer(record, actor)))
      .map(({ event }) => `${record}.${event}`),
  ),
]);

const sentenceAt = (dictionary: Words | string | undefined, path: string): unknown =>
  path
    .split('.')
    .reduce<Words | string | undefined>(
      (place, key) => (typeof place === 'object' ? place[key] : undefined),
      dictionary,
    );
const ownActs = (dictionary: Words, path = ''): string[] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : ownActs(value, `${path}${key}.`),
  );
const eventOf = (act: string) => act.slice(act.lastIndexOf('.') + 1);

it('every audited act of staff or the clock has words, its own or those of its event', () => {
  const acts = [...eventActs, ...otherActs];
  expect(acts.length).toBeGreaterThan(150);
  const wordless = acts.filter(
    (act) => !sentenceAt(words.act, act) && !sentenceAt(words.event, eventOf(act)),
  );
  expect(wordless).toEqual([]);
});

it('the dictionary has no words for an act that nobody can take', () => {
  const acts: readonly string[] = [...eventActs, ...otherActs];
  expect(ownActs(words.act).filter((act) => !acts.includes(act))).toEqual([]);
  const events = new Set(acts.filter((act) => !sentenceAt(words.act, act)).map(eventOf));
  expect(Object.keys(words.event).filter((event) => !events.has(event))).toEqual([]);
});

it('every kind of audited record has a word, and no other kind has one', () => {
  expect(Object.keys(auditWords.record).toSorted()).toEqual(auditedKinds.toSorted());
});
