import * as contract from '#contract/bank/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { assignLine, unmatchLine } from './commands/change-line.ts';
import { importStatement } from './commands/import-statement.ts';
import { matchAll } from './commands/match-all.ts';
import { matchLines } from './commands/match-lines.ts';
import type { BankDeps } from './deps.ts';
import { getStatement } from './queries/get-statement.ts';
import { listStatementViews, readColumns } from './queries/list-statements.ts';

/** Returns the handlers of the slice's calls. */
export const bankHandlers = (deps: BankDeps): readonly Implementation[] => [
  implement(contract.opsBankColumns, async (_, input) => readColumns(input)),
  implement(contract.opsBankImport, (ctx, input) => importStatement(ctx, input)),
  implement(contract.opsBankStatementList, (ctx, input) => listStatementViews(ctx, input)),
  implement(contract.opsBankStatementOne, (ctx, input) => getStatement(ctx, deps, input)),
  implement(contract.opsBankMatch, (ctx, input) => matchLines(ctx, deps, input)),
  implement(contract.opsBankMatchAll, (ctx, input) => matchAll(ctx, deps, input)),
  implement(contract.opsBankUnmatch, (ctx, input) => unmatchLine(ctx, input)),
  implement(contract.opsBankAssign, (ctx, input) => assignLine(ctx, deps, input)),
];
