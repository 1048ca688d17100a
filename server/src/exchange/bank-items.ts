import { findOpenApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { BankItemSource, BankProof } from '#server/wallet/public.ts';
import { EXCHANGE_APPROVAL, proposePayment } from './commands/propose-payment.ts';
import { recordBankReturn } from './commands/propose-return.ts';
import type { ExchangeDeps } from './deps.ts';
import { type ExchangeItemKind, findBankItem, listBankItems } from './store/bank-items.ts';
import { lockExchange } from './store/exchange-store.ts';

async function proposeByLine(ctx: CommandContext, deps: ExchangeDeps, proof: BankProof) {
  const { id, bankReference } = proof;
  const record = await lockExchange(ctx.tx, id);
  if (record === null) return;
  // Its USD were given back: the line stays open until somebody knows why the bank paid.
  if (record.state === 'failed') throw new Failure('bank.neverPaid', { no: record.no });
  const open = await findOpenApproval(ctx.tx, { kind: EXCHANGE_APPROVAL, subject: id });
  if (record.state !== 'frozen' || open !== null) return;
  const made = { id, version: record.version, bankReference, isOnStatement: true };
  await proposePayment(ctx, deps, made);
}

async function returnByLine(ctx: CommandContext, deps: ExchangeDeps, proof: BankProof) {
  const { id, bankReference, text: reason } = proof;
  const record = await lockExchange(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  if (record.state !== 'success') throw new Failure('bank.itemChanged', { no: record.no });
  const { version } = record;
  await recordBankReturn(ctx, deps, { id, version, bankReference, reason }, 'finance');
}

/** Returns the exchanges that statements in CNY are matched with. */
export const exchangeBankItems = (
  deps: ExchangeDeps,
): readonly BankItemSource<ExchangeItemKind>[] =>
  (
    [
      ['exchange', proposeByLine],
      ['exchangeReturn', returnByLine],
    ] as const
  ).map(([kind, confirm]) => ({
    kind,
    currency: 'CNY',
    list: (db, since) => listBankItems(db, kind, since),
    find: (db, id) => findBankItem(db, kind, id),
    confirm: (ctx, proof) => confirm(ctx, deps, proof),
  }));
