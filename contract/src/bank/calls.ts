import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { CONTENT_MAX } from './constants.ts';

const schemas = () => import('./schemas.ts');

const finance = permissions.bank;

export const STATEMENT_MAX_LINES = 20_000;

const BODY_KB = Math.ceil(CONTENT_MAX / 1024) + 16;

/** Reads the head of a CSV file: its columns, some rows, and what the columns seem to be. */
export const opsBankColumns = query({
  path: '/ops/bank/columns',
  callers: finance,
  bodyKb: BODY_KB,
  schemas: () => schemas().then((all) => all.opsBankColumns),
  failures: ['bank.unreadable', 'bank.truncated', 'bank.tooMany'],
});

/** Each says the line or entry of the file and what stands there. */
const importFails = [
  'bank.unreadable',
  'bank.truncated',
  'bank.balance',
  'bank.columns',
  'bank.otherAccount',
  'bank.overlap',
  'bank.tooMany',
] as const;

/**
 * Imports a file of bank statements: camt.053 (.001.02 to .08), MT940, or CSV with its columns.
 * Lines that an earlier import brought are not added again; a file imported twice changes nothing.
 */
export const opsBankImport = command({
  path: '/ops/bank/import',
  callers: finance,
  bodyKb: BODY_KB,
  schemas: () => schemas().then((all) => all.opsBankImport),
  failures: importFails,
});

/** Statements of a currency, the newest first. */
export const opsBankStatementList = query({
  path: '/ops/bank/statement/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankStatementList),
});

/** One statement: its lines of a filter, what they seem to be, and the records that have no line. */
export const opsBankStatementOne = query({
  path: '/ops/bank/statement/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankStatementOne),
});

const matchFails = [
  'bank.changed',
  'bank.sum',
  'bank.itemTaken',
  'bank.itemChanged',
  'bank.thirdParty',
  'bank.neverPaid',
  'approval.open',
  'finance.ownMoney',
  'wallet.changed',
  'wallet.samePerson',
  'wallet.proofUsed',
  'wallet.referenceUsed',
  'wallet.cash.wrongState',
  'wallet.cash.payeeChanged',
  'wallet.cash.referenceUsed',
  'payout.inFile',
  'exchange.changed',
  'exchange.notPayable',
  'exchange.payeeChanged',
  'exchange.referenceUsed',
  'deposit.changed',
  'deposit.openOrders',
  'deposit.paying',
  'deposit.earlierReturning',
  'deposit.referenceUsed',
] as const;

/**
 * Matches lines with records: what waits is confirmed by the line, as its own command does it. The
 * lines are the records less the charge, to the cent. A charge, and a payer who is not the owner,
 * need a second person; then nothing is booked before the approval.
 */
export const opsBankMatch = command({
  path: '/ops/bank/match',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankMatch),
  failures: matchFails,
});

/** Books every match of a statement that the matcher is certain of; the rest stays open. */
export const opsBankMatchAll = command({
  path: '/ops/bank/matchAll',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankMatchAll),
  failures: matchFails,
});

/** Takes a match back: the lines are open again, a booked charge is booked back. */
export const opsBankUnmatch = command({
  path: '/ops/bank/unmatch',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankUnmatch),
  failures: ['bank.changed', 'bank.returning'],
});

/** Says who looks into an open line, until when. */
export const opsBankAssign = command({
  path: '/ops/bank/assign',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankAssign),
  failures: ['bank.changed'],
});

/**
 * The close of a currency as of now: the newest statement of each account beside the books.
 * `difference` is zero where bank = liabilities + revenue + exchange position + own funds, with open
 * lines and records that have no line yet; anything else, a gap, or escrow of an order that has ended stops payout files.
 */
export const opsBankClose = query({
  path: '/ops/bank/close',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankClose),
});
