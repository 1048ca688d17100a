import type { Input } from '#contract/call.ts';
import { type addressSave, BOOK_MAX, type freightSave } from '#contract/delivery/calls.ts';
import { addressFormat } from '#contract/delivery/format.ts';
import type { Address, FreightAccount } from '#contract/delivery/schemas.ts';
import type { Carrier } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { isCountry } from '#server/places/public.ts';
import { resolveCarrier } from '#server/settings/public.ts';
import { maskedNumber } from './core/mask.ts';
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

/** Resolves the id of an entry to save, new or known, and whether it becomes the default. */
async function placeOf<Row extends { readonly id: string; readonly isDefault: boolean }>(
  tx: Tx,
  book: Book,
  { account, known, input }: { account: string; known: Row[]; input: EntryInput },
): Promise<{ id: string; isDefault: boolean; before: Row | null }> {
  const before = known.find(({ id }) => id === input.id) ?? null;
  if (input.id !== null && before === null) throw new Failure('notFound');
  if (before === null && known.length >= BOOK_MAX)
    throw new Failure('book.full', { max: BOOK_MAX });
  // A book that has entries has a default one: it is given up by choosing another.
  const isDefault = input.isDefault || known.length === 0 || before?.isDefault === true;
  if (isDefault) await dropDefault(tx, book, account);
  return { id: before?.id ?? newId(), isDefault, before };
}

interface EntryInput {
  readonly id: string | null;
  readonly isDefault: boolean;
}

export const ownAddresses = (ctx: QueryContext): Promise<Address[]> =>
  addressesOf(ctx.tx, requireMember(ctx).accountId);

/** Adds or changes an address; parts that the country does not have are left out. */
export async function upsertAddress(
  ctx: CommandContext,
  input: Input<typeof addressSave>,
): Promise<Address> {
  const account = requireMember(ctx).accountId;
  if (!isCountry(input.country))
    throw Failure.invalidFields([{ field: 'country', key: 'country' }]);
  await lockBook(ctx.tx, 'address', account);
  const known = await addressesOf(ctx.tx, account);
  const { id, isDefault } = await placeOf(ctx.tx, 'address', { account, known, input: input });
  const format = addressFormat(input.country);
  const entry: Address = {
    ...input,
    region: format.region === 'none' ? '' : input.region,
    postcode: format.postcode === 'none' ? '' : input.postcode,
    id,
    isDefault,
  };
  await saveAddress(ctx.tx, { ...entry, account, at: ctx.now });
  return entry;
}

/** Removes an entry of a book; the default passes on to the latest other one. */
async function remove(ctx: CommandContext, book: Book, id: string) {
  const account = requireMember(ctx).accountId;
  await lockBook(ctx.tx, book, account);
  const removed = await deleteEntry(ctx.tx, book, { account, id });
  if (removed === null) throw new Failure('notFound');
  const left = await (book === 'address' ? addressesOf : freightOf)(ctx.tx, account);
  const [latest] = left;
  if (removed.wasDefault && latest !== undefined) await makeDefault(ctx.tx, book, latest.id);
  return {};
}

export const dropAddress = (ctx: CommandContext, { id }: { id: string }) =>
  remove(ctx, 'address', id);
export const dropFreight = (ctx: CommandContext, { id }: { id: string }) =>
  remove(ctx, 'freight_account', id);

/** Makes one of the member's addresses the default. */
export async function defaultAddress(ctx: CommandContext, { id }: { id: string }) {
  const account = requireMember(ctx).accountId;
  await lockBook(ctx.tx, 'address', account);
  const known = await addressesOf(ctx.tx, account);
  if (!known.some((one) => one.id === id)) throw new Failure('notFound');
  await dropDefault(ctx.tx, 'address', account);
  await makeDefault(ctx.tx, 'address', id);
  return {};
}

const toFreightAccount = ({
  id,
  carrier,
  number,
  label,
  isDefault,
}: FreightRow): FreightAccount => ({
  id,
  carrier,
  masked: maskedNumber(number),
  label,
  isDefault,
});

export const ownFreight = async (ctx: QueryContext): Promise<FreightAccount[]> =>
  (await freightOf(ctx.tx, requireMember(ctx).accountId)).map(toFreightAccount);

/** Adds or changes an account at a carrier. */
export async function upsertFreight(ctx: CommandContext, input: Input<typeof freightSave>) {
  const account = requireMember(ctx).accountId;
  await lockBook(ctx.tx, 'freight_account', account);
  const known = await freightOf(ctx.tx, account);
  const place = await placeOf(ctx.tx, 'freight_account', { account, known, input: input });
  const { id, isDefault, before } = place;
  const number = input.number ?? before?.number ?? '';
  const carrier = await resolveCarrier(ctx.tx, {
    carrier: input.carrier,
    field: 'carrier',
    recorded: before?.carrier ?? null,
  });
  const entry = { id, carrier, number, label: input.label, isDefault };
  await saveFreight(ctx.tx, { ...entry, account, at: ctx.now });
  return toFreightAccount(entry);
}

/** Returns the number of a member's own account at a carrier as it is kept; null where it has none. */
export async function ownFreightNumber(
  tx: Tx,
  { accountId, carrier, number }: { accountId: string; carrier: Carrier; number: string },
): Promise<string | null> {
  const wanted = number.toUpperCase();
  const accounts = await freightOf(tx, accountId);
  return accounts.find((one) => one.carrier === carrier && one.number === wanted)?.number ?? null;
}

/** The whole number of one of the member's own accounts. */
export async function wholeFreight(ctx: QueryContext, { id }: { id: string }) {
  const found = (await freightOf(ctx.tx, requireMember(ctx).accountId)).find(
    (one) => one.id === id,
  );
  if (found === undefined) throw new Failure('notFound');
  return { carrier: found.carrier, number: found.number };
}
