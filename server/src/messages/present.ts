import type { Message } from '#contract/messages/calls.ts';
import type { Language } from '#contract/options.ts';
import { fill } from './core/render.ts';
import { writtenFor } from './core/written.ts';
import type { MessageRow } from './store.ts';
import type { TemplateCatalog } from './templates.ts';

/**
 * A message's sentences for one reader, and the language that they are in. A kind without words
 * shows its name, never nothing.
 */
export function renderMessage(row: MessageRow, lang: Language, book: TemplateCatalog) {
  if (row.texts !== null) return writtenFor(row.texts, lang);
  const word = book.of(lang, row.kind);
  if (word === null) return { title: row.kind, body: '', lang };
  const { title, body } = word;
  return { title: fill(title, row.params, lang), body: fill(body, row.params, lang), lang };
}

/** A message as its reader sees it. */
export function toMessageView(row: MessageRow, lang: Language, book: TemplateCatalog): Message {
  const { title, body, lang: written } = renderMessage(row, lang, book);
  return {
    id: row.id,
    kind: row.kind,
    title,
    body,
    lang: written === lang ? null : written,
    link: row.link,
    at: row.at.toISOString(),
    read: row.read_at !== null,
  };
}
