import type { Message } from '#contract/messages/calls.ts';
import type { Language } from '#contract/options.ts';
import { fill } from './core/render.ts';
import type { MessageRow } from './store.ts';
import type { Phrasebook } from './words.ts';

/** A message's sentences for one reader. A kind without words shows its name, never nothing. */
export function sentencesOf(row: MessageRow, lang: Language, book: Phrasebook) {
  const word = book.of(lang, row.kind);
  if (word === null) return { title: row.kind, body: '' };
  return { title: fill(word.title, row.params, lang), body: fill(word.body, row.params, lang) };
}

/** A message as its reader sees it. */
export function messageOf(row: MessageRow, lang: Language, book: Phrasebook): Message {
  return {
    id: row.id,
    kind: row.kind,
    ...sentencesOf(row, lang, book),
    link: row.link,
    at: row.at.toISOString(),
    read: row.read_at !== null,
  };
}
