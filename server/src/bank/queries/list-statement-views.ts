import type { opsBankColumns, opsBankStatementList } from '#contract/bank/calls.ts';
import type { Statement } from '#contract/bank/schemas.ts';
import type { Input, Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { decodeBase64, failureOf } from '../commands/import-statement.ts';
import { BadStatement, gapsOf } from '../core/statement.ts';
import { guessColumns, splitCsv } from '../formats/csv.ts';
import { decodeFile, formatOf } from '../formats/parse-statement-file.ts';
import { listChain, listStatements, type StatementSum } from '../store/statements.ts';

/** Returns statements as finance sees them, each with the gap before it. */
export async function toStatementViews(
  db: Db,
  list: readonly StatementSum[],
): Promise<Statement[]> {
  const gaps = new Map<string, bigint>();
  const accounts = new Map(list.map((one) => [`${one.account}/${one.currency}`, one]));
  for (const { account, currency } of accounts.values()) {
    for (const [id, gap] of gapsOf(await listChain(db, account, currency))) gaps.set(id, gap);
  }
  return list.map((one) => {
    const gap = gaps.get(one.id);
    const { currency } = one;
    return {
      id: one.id,
      currency,
      account: one.account,
      format: one.format,
      fileName: one.fileName,
      statementNo: one.statementNo,
      openedOn: one.openedOn,
      closedOn: one.closedOn,
      opening: wire(one.opening, currency),
      closing: wire(one.closing, currency),
      gap: gap === undefined ? null : wire(gap, currency),
      lines: one.lines,
      open: one.open,
      unowned: one.unowned,
      incoming: wire(one.incoming, currency),
      outgoing: wire(one.outgoing, currency),
      importedAt: one.importedAt.toISOString(),
      importedBy: one.importedName,
    };
  });
}

/** Returns a page of the statements of a currency. */
export async function listStatementViews(
  { tx }: QueryContext,
  input: Input<typeof opsBankStatementList>,
): Promise<Output<typeof opsBankStatementList>> {
  const { total, list } = await listStatements(tx, input);
  return { total, list: await toStatementViews(tx, list) };
}

const SAMPLE_ROWS = 3;

/** Returns the columns of a CSV file and what they seem to be; null for a file that needs none. */
export function readColumns({
  content,
}: Input<typeof opsBankColumns>): Output<typeof opsBankColumns> {
  try {
    const text = decodeFile(decodeBase64(content));
    if (formatOf(text) !== 'csv') return { columns: null };
    const [heads = [], ...rows] = splitCsv(text);
    // A statement has a day and an amount at least: one column is no table.
    if (heads.length < 2) throw new BadStatement('unreadable', 1, heads.join(' '));
    return {
      columns: { heads, rows: rows.slice(0, SAMPLE_ROWS), guess: guessColumns(heads) },
    };
  } catch (error) {
    const failure = failureOf(error);
    throw failure;
  }
}
