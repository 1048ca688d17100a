import type { Message } from '#contract/messages/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { carrierName, trackingPage } from '#contract/settings/carriers.ts';
import type { Db } from '#server/kit/database/database.ts';
import { fill } from './core/render.ts';
import { textForLanguage } from './core/written.ts';
import type { MessagesDeps } from './deps.ts';
import type { MessageRow } from './store/messages.ts';
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

const parcelOf = ({ params: { carrier, trackingNo } }: Pick<MessageRow, 'params'>) =>
  typeof carrier === 'string' && typeof trackingNo === 'string' && carrier !== ''
    ? { carrier, trackingNo }
    : null;

/** Returns messages about parcels with the names of their carriers in a language. */
export async function withCarriers<Row extends MessageRow>(
  db: Db,
  { carriers }: Pick<MessagesDeps, 'carriers'>,
  { rows, lang }: { readonly rows: readonly Row[]; readonly lang: Language },
): Promise<readonly Row[]> {
  if (carriers === undefined || rows.every((row) => parcelOf(row) === null)) return rows;
  const list = await carriers(db);
  return rows.map((row) => {
    const parcel = parcelOf(row);
    if (parcel === null) return row;
    const carrier = carrierName(list, parcel.carrier, lang);
    return { ...row, params: { ...row.params, carrier } };
  });
}

/** Returns the carrier's page of the parcel that a message names; null where there is none. */
export async function trackingPageOf(
  db: Db,
  { carriers }: Pick<MessagesDeps, 'carriers'>,
  row: MessageRow,
): Promise<string | null> {
  const parcel = parcelOf(row);
  if (carriers === undefined || parcel === null) return null;
  return trackingPage(await carriers(db), parcel);
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
    read: row.readAt !== null,
  };
}
