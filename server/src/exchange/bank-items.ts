import { findOpenApproval } from '#server/approvals/public.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { BankItemSource, BankProof } from '#server/wallet/public.ts';
import { EXCHANGE_APPROVAL, proposePayment } from './commands/complete-exchange.ts';
import { recordBankReturn } from './commands/return-exchange.ts';
import type { ExchangeDeps } from './deps.ts';
import { type ExchangeItemKind, findBankItem, listBankItems } from './store/bank-items.ts';
import { findExchange } from './store/exchange-store.ts';

async function proposeByLine(ctx: CommandContext, deps: ExchangeDeps, proof: BankProof) {
  const { id, bankReference } = proof;
  const record = await findExchange(ctx.tx, id);
  const open = await findOpenApproval(ctx.tx, { kind: EXCHANGE_APPROVAL, subject: id });
  if (record === null || record.state !== 'frozen' || open !== null) return;
  await proposePayment(ctx, deps, { id, version: record.version, bankReference });
}

async function returnByLine(ctx: CommandContext, deps: ExchangeDeps, proof: BankProof) {
  const { id, bankReference, text: reason } = proof;
  const record = await findExchange(ctx.tx, id);
  if (record?.state !== 'success') return;
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
