import * as contract from '#contract/bank/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import * as returns from '#contract/bank/return-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { importStatement } from './commands/import-statement.ts';
import * as files from './commands/make-payout-file.ts';
import { matchAll } from './commands/match-all.ts';
import { matchLines } from './commands/match-lines.ts';
import { proposeResend, proposeUnpaid } from './commands/propose-resend.ts';
import { cancelReturn, proposeReturn } from './commands/propose-return.ts';
import { assignLine, unmatchLine } from './commands/unmatch-line.ts';
import type { BankDeps, PayoutDeps } from './deps.ts';
import { getClose } from './queries/get-close.ts';
import { getStatement } from './queries/get-statement.ts';
import * as payouts from './queries/list-payout-files.ts';
import { listStatementViews, readColumns } from './queries/list-statement-views.ts';

/** Returns the handlers of the slice's calls. */
export const bankHandlers = (deps: BankDeps): readonly Implementation[] => [
  implement(contract.opsBankColumns, async (_, input) => readColumns(input)),
  implement(contract.opsBankImport, (ctx, input) => importStatement(ctx, input)),
  implement(contract.opsBankStatementList, (ctx, input) => listStatementViews(ctx, input)),
  implement(contract.opsBankStatementOne, (ctx, input) => getStatement(ctx, deps, input)),
  implement(contract.opsBankClose, (ctx, input) => getClose(ctx, deps, input)),
  implement(contract.opsBankMatch, (ctx, input) => matchLines(ctx, deps, input)),
  implement(contract.opsBankMatchAll, (ctx, input) => matchAll(ctx, deps, input)),
  implement(contract.opsBankUnmatch, (ctx, input) => unmatchLine(ctx, input)),
  implement(returns.opsBankReturnPropose, (ctx, input) => proposeReturn(ctx, deps, input)),
  implement(returns.opsBankReturnResend, (ctx, input) => proposeResend(ctx, deps, input)),
  implement(returns.opsBankReturnProposeUnpaid, (ctx, input) => proposeUnpaid(ctx, deps, input)),
  implement(returns.opsBankReturnCancel, (ctx, input) => cancelReturn(ctx, input)),
  implement(contract.opsBankAssign, (ctx, input) => assignLine(ctx, deps, input)),
];

/** Returns the handlers of files of payments. */
export const payoutFileHandlers = (deps: PayoutDeps): readonly Implementation[] => [
  implement(payout.opsPayoutReady, (ctx) => payouts.listReady(ctx, deps)),
  implement(payout.opsPayoutFileList, (ctx, input) => payouts.listPayoutFiles(ctx, input)),
  implement(payout.opsPayoutFileOne, (ctx, input) => payouts.getPayoutFile(ctx, deps, input)),
  implement(payout.opsPayoutFileMake, (ctx, input) => files.makePayoutFile(ctx, deps, input)),
  implement(payout.opsPayoutFileRelease, (ctx, input) => files.releasePayoutFile(ctx, deps, input)),
  implement(payout.opsPayoutFileCancel, (ctx, input) => files.cancelPayoutFile(ctx, deps, input)),
  implement(payout.opsPayoutStatus, (ctx, input) => files.importPayoutStatus(ctx, deps, input)),
];
