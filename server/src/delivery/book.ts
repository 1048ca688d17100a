import type { Input } from '#contract/call.ts';
import {
  type Address,
  type addressSave,
  BOOK_MAX,
  type FreightAccount,
  type freightSave,
} from '#contract/delivery/calls.ts';
import { addressFormat } from '#contract/delivery/format.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import type { Tx } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { isCountry } from '#server/places/public.ts';
import { masked } from './core/mask.ts';
import {
  addressesOf,
  type Book,
  deleteEntry,
  dropDefault,
  type FreightRow,
  freightOf,
  lockBook,
  makeDefault,
  saveAddress,
  saveFreight,
} from './store.ts';

/** What an entry becomes: a new id or the known one, and whether it is the default from now on. */
async function placeOf<Row extends { readonly id: string; readonly isDefault: boolean }>(
  tx: Tx,
  book: Book,
  { account, known, asked }: { account: string; known: Row[]; asked: Asked },
): Promise<{ id: string; isDefault: boolean; before: Row | null }> {
  const before = known.find(({ id }) => id === asked.id) ?? null;
  if (asked.id !== null && before === null) throw new Fail('notFound');
  if (before === null && known.length >= BOOK_MAX) throw new Fail('book.full', { max: BOOK_MAX });
  // A book that has entries has a default one: it is given up by choosing another.
  const isDefault = asked.isDefault || known.length === 0 || before?.isDefault === true;
  if (isDefault) await dropDefault(tx, book, account);
  return { id: before?.id ?? newId(), isDefault, before };
}

interface Asked {
  readonly id: string | null;
  readonly isDefault: boolean;
}

export const ownAddresses = (at: AtRead): Promise<Address[]> =>
  addressesOf(at.tx, member(at).accountId);

/** Adds or changes an address; parts that the country does not have are left out. */
export async function keepAddress(at: AtAct, asked: Input<typeof addressSave>): Promise<Address> {
  const account = member(at).accountId;
  if (!isCountry(asked.country)) throw Fail.fields([{ field: 'country', key: 'country' }]);
  await lockBook(at.tx, 'address', account);
  const known = await addressesOf(at.tx, account);
  const { id, isDefault } = await placeOf(at.tx, 'address', { account, known, asked });
  const format = addressFormat(asked.country);
  const kept: Address = {
    ...asked,
    region: format.region === 'none' ? '' : asked.region,
    postcode: format.postcode === 'none' ? '' : asked.postcode,
    id,
    isDefault,
  };
  await saveAddress(at.tx, { ...kept, account, at: at.now });
  return kept;
}

/** Removes an entry of a book; the default passes on to the latest other one. */
async function remove(at: AtAct, book: Book, id: string) {
  const account = member(at).accountId;
  await lockBook(at.tx, book, account);
  const gone = await deleteEntry(at.tx, book, { account, id });
  if (gone === null) throw new Fail('notFound');
  const left = await (book === 'address' ? addressesOf : freightOf)(at.tx, account);
  const [latest] = left;
  if (gone.wasDefault && latest !== undefined) await makeDefault(at.tx, book, latest.id);
  return {};
}

export const dropAddress = (at: AtAct, { id }: { id: string }) => remove(at, 'address', id);
export const dropFreight = (at: AtAct, { id }: { id: string }) => remove(at, 'freight_account', id);

/** Makes one of the member's addresses the default. */
export async function defaultAddress(at: AtAct, { id }: { id: string }) {
  const account = member(at).accountId;
  await lockBook(at.tx, 'address', account);
  const known = await addressesOf(at.tx, account);
  if (!known.some((one) => one.id === id)) throw new Fail('notFound');
  await dropDefault(at.tx, 'address', account);
  await makeDefault(at.tx, 'address', id);
  return {};
}

const shown = ({ id, carrier, number, label, isDefault }: FreightRow): FreightAccount => ({
  id,
  carrier,
  masked: masked(number),
  label,
  isDefault,
});

export const ownFreight = async (at: AtRead): Promise<FreightAccount[]> =>
  (await freightOf(at.tx, member(at).accountId)).map(shown);

/** Adds or changes an account at a carrier. */
export async function keepFreight(at: AtAct, asked: Input<typeof freightSave>) {
  const account = member(at).accountId;
  await lockBook(at.tx, 'freight_account', account);
  const known = await freightOf(at.tx, account);
  const place = await placeOf(at.tx, 'freight_account', { account, known, asked });
  const { id, isDefault, before } = place;
  const number = asked.number ?? before?.number ?? '';
  const kept = { id, carrier: asked.carrier, number, label: asked.label, isDefault };
  await saveFreight(at.tx, { ...kept, account, at: at.now });
  return shown(kept);
}

/** The whole number of one of the member's own accounts. */
export async function wholeFreight(at: AtRead, { id }: { id: string }) {
  const found = (await freightOf(at.tx, member(at).accountId)).find((one) => one.id === id);
  if (found === undefined) throw new Fail('notFound');
  return { carrier: found.carrier, number: found.number };
}
