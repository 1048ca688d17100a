import type { opsBankImport } from '#contract/bank/calls.ts';
import { STATEMENT_MAX_BYTES } from '#contract/bank/constants.ts';
import type { Input, Output } from '#contract/call.ts';
import { formatDecimal, parseDecimal } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { settingValues } from '#server/settings/public.ts';
import { findOverlap, placeLines } from '../core/chain.ts';
import { BadStatement, fingerprintOf, type ReadStatement } from '../core/statement.ts';
import type { CsvSettings } from '../formats/csv.ts';
import { decodeFile, parseStatementFile } from '../formats/parse-statement-file.ts';
import {
  findEqualLines,
  findSame,
  insertLines,
  insertStatement,
  listChain,
  lockAccount,
} from '../store/statements.ts';

const CENT_DECIMALS = 2;

/** Returns the bytes of a file that came in base64. */
export function decodeBase64(content: string): Uint8Array {
  const bytes = Buffer.from(content, 'base64');
  const isWhole = bytes.length > 0 && bytes.length <= STATEMENT_MAX_BYTES;
  if (!isWhole || bytes.toString('base64').length !== content.length) {
    throw Failure.invalidFields([{ field: 'content', key: 'file' }]);
  }
  return bytes;
}

const violations = {
  unreadable: 'bank.unreadable',
  truncated: 'bank.truncated',
  balance: 'bank.balance',
  columns: 'bank.columns',
  tooMany: 'bank.tooMany',
} as const;

/** Returns the failure of a file that is no statement, with the place and what stands there. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof BadStatement)) return error;
  const { fault: violation, place, found } = error;
  const text = violation === 'balance' ? formatDecimal(BigInt(found), CENT_DECIMALS) : found;
  return new Failure(violations[violation], { at: place, found: text }, 'file');
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The provider's accounts in a currency by their digits, that of now first. */
async function ownAccounts(ctx: CommandContext, currency: Currency): Promise<string[]> {
  const values = await settingValues(ctx.tx, currency === 'USD' ? 'accountUsd' : 'accountCny');
  return [...new Set(values.map(({ account }) => digitsOf(account)))];
}

const ACCOUNT_LEAST = 6;

/**
 * Returns the account of a statement as the settings name it, now or before: an account that is
 * given up has statements until it is closed. One that names no account is of that of now.
 */
function requireOwn({ account }: ReadStatement, accounts: readonly string[]): string {
  const [current = ''] = accounts;
  const digits = digitsOf(account);
  if (digits === '') return current;
  const isPart = (own: string) =>
    digits.length >= ACCOUNT_LEAST &&
    own.length >= ACCOUNT_LEAST &&
    (digits.includes(own) || own.includes(digits));
  // The same account written in another way goes on in the chain of now.
  const isNow = current === digits || isPart(current);
  const own = isNow ? current : (accounts.find((one) => one === digits) ?? accounts.find(isPart));
  if (own === undefined) throw new Failure('bank.otherAccount', { account, own: current }, 'file');
  return own;
}

/** Adds one statement; returns the id of the one that has its lines, and how many were new. */
async function addStatement(
  ctx: CommandContext,
  read: ReadStatement,
  fileName: string,
): Promise<{ readonly id: string; readonly added: number; readonly known: number }> {
  const { currency } = read;
  const account = requireOwn(read, await ownAccounts(ctx, currency));
  await lockAccount(ctx.tx, account, currency);
  const chain = await listChain(ctx.tx, account, currency);
  const lines = await findEqualLines(ctx.tx, { account, currency }, read.lines.map(fingerprintOf));
  const { fresh, known } = placeLines(read, { chain, lines });
  if (fresh.length === 0) {
    const same = known.at(-1)?.statement ?? (await findSame(ctx.tx, { ...read, account }))?.id;
    if (same !== undefined) return { id: same, added: 0, known: known.length };
  }
  const overlap = findOverlap(read, chain, known);
  if (overlap !== null) {
    throw new Failure('bank.overlap', { from: overlap.openedOn, to: overlap.closedOn }, 'file');
  }
  const { accountId, name } = requireStaff(ctx);
  const { lines: _, ...facts } = read;
  const id = newId();
  const made = {
    ...facts,
    id,
    account,
    fileName,
    knownSum: known.reduce((sum, { amount }) => sum + amount, 0n),
    knownCount: known.length,
    importedAt: ctx.now,
    importedBy: accountId,
    importedName: name,
  };
  await insertStatement(ctx.tx, made);
  await insertLines(
    ctx.tx,
    made,
    fresh.map((line, index) => ({ ...line, id: newId(), seq: index + 1 })),
  );
  await audit(ctx.tx, ctx, {
    what: 'bank.import',
    on: { kind: 'bankStatement', id, no: `${currency} ${read.closedOn}` },
    before: {},
    after: { fileName, opening: read.opening, closing: read.closing, lines: fresh.length },
  });
  return { id, added: fresh.length, known: known.length };
}

function settingsOf(csv: Input<typeof opsBankImport>['csv']): CsvSettings | null {
  if (csv === undefined) return null;
  const minor = (text: string | undefined) =>
    text === undefined ? null : parseDecimal(text, CENT_DECIMALS);
  const { currency, columns, opening, closing } = csv;
  return { currency, columns, opening: minor(opening), closing: minor(closing), account: '' };
}

/**
 * Imports the statements of a file. Fails with bank.unreadable, bank.truncated, bank.balance,
 * bank.columns, bank.tooMany, bank.otherAccount or bank.overlap.
 */
export async function importStatement(
  ctx: CommandContext,
  input: Input<typeof opsBankImport>,
): Promise<Output<typeof opsBankImport>> {
  let read: ReadStatement[];
  try {
    read = parseStatementFile(decodeFile(decodeBase64(input.content)), settingsOf(input.csv));
  } catch (error) {
    throw failureOf(error);
  }
  // Pages of a day keep the order of the file.
  read.sort((a, b) => (a.closedOn === b.closedOn ? 0 : a.closedOn < b.closedOn ? -1 : 1));
  let last = { id: '', added: 0, known: 0 };
  for (const one of read) {
    const done = await addStatement(ctx, one, input.fileName);
    last = { id: done.id, added: last.added + done.added, known: last.known + done.known };
  }
  return { ...last, statements: read.length };
}
