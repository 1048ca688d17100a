import type { Message } from '#contract/messages/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database.ts';
import { fill } from './core/render.ts';
import { textForLanguage } from './core/written.ts';
import type { MessagesDeps } from './deps.ts';
import type { MessageRow } from './store.ts';
import type { TemplateCatalog } from './templates.ts';

/**
 * A message's sentences for one reader, and the language that they are in. A kind without words
 * shows its name, never nothing.
 */
export function renderMessage(row: MessageRow, lang: Language, book: TemplateCatalog) {
  if (row.texts !== null) return textForLanguage(row.texts, lang);
  const word = book.of(lang, row.kind);
  if (word === null) return { title: row.kind, body: '', lang };
  const { title, body } = word;
  return { title: fill(title, row.params, lang), body: fill(body, row.params, lang), lang };
}

/** Returns messages with the companies that they name as readers of a language know them. */
export async function withNames<Row extends MessageRow>(
  db: Db,
  { companyNames }: Pick<MessagesDeps, 'companyNames'>,
  { rows, lang }: { readonly rows: readonly Row[]; readonly lang: Language },
): Promise<readonly Row[]> {
  if (companyNames === undefined) return rows;
  const texts = rows.flatMap(({ params }) =>
    Object.values(params).filter((value) => typeof value === 'string'),
  );
  const names = await companyNames(db, [...new Set(texts)], lang);
  if (names.size === 0) return rows;
  const rename = (value: string | number) => names.get(String(value)) ?? value;
  return rows.map((row) => ({
    ...row,
    params: Object.fromEntries(
      Object.entries(row.params).map(([key, value]) => [key, rename(value)]),
    ),
  }));
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
